import type { Texts } from '../text-key.js';

export const BULGARIAN = {
  'errors.unexpected': 'Възникна неочаквана грешка',
  'errors.not-found': 'Търсеното не е намерено',
  'errors.username-taken': 'Това потребителско име вече се използва',
  'errors.email-taken': 'Този имейл адрес вече се използва',
  'errors.timeout': 'Сървърът отговори твърде бавно. Опитай отново.',
  'errors.recipe-too-large':
    'Тази рецепта има {size} текст, повече от {limit}. Съкрати я или я раздели на няколко рецепти.',
  'errors.conflict': 'В същия момент беше запазена друга промяна. Опитай отново.',
  'errors.too-large': 'Това е по-голямо, отколкото сървърът приема.',
  'errors.too-many': 'Твърде много опити. Изчакай малко и опитай отново.',
  'errors.stream-broken': 'Отговорът беше прекъснат. Опитай отново.',
  'errors.disk-full': 'Дискът на сървъра е пълен. Нищо не е променено. Освободи място и опитай отново.',
  'errors.unavailable': 'Тази част от сървъра все още не е готова. Опитай отново след малко.',
  'errors.wrong-current-password': 'Текущата парола е грешна',
  'errors.current-password-needed': 'За смяна на имейл адреса е нужна текущата парола',
  'errors.names-managed-elsewhere':
    'Потребителското име и имейл адресът не могат да се променят, профилът се управлява от {method}',
  'errors.session-needed': 'Това не е възможно с API токен. Вместо това влез в профила си.',
  'errors.password-managed-by-ldap': 'Паролата не може да се променя, профилът се управлява от LDAP',
  'errors.no-recipe-matches': 'Няма рецепта, която отговаря на твоите правила',
  'errors.not-an-image': 'Този файл не е четима снимка',
  'errors.image-not-fetched': 'Снимката не можа да се зареди от този адрес',

  'messages.user-updated': 'Профилът е обновен',
  'messages.password-updated': 'Паролата е сменена',
  'messages.report-deleted': 'Отчетът е изтрит.',

  'mails.password.subject': 'Избор на нова парола за Larder',
  'mails.password.header_text': 'Нова парола',
  'mails.password.message_top': 'За твоя профил беше поискана нова парола. Избери я тук:',
  'mails.password.message_bottom':
    'Връзката работи веднъж, в продължение на два дни. Ако не е поискана от теб, пренебрегни този имейл; паролата ти няма да се промени.',
  'mails.password.button_text': 'Избор на нова парола',
  'mails.password-changed.subject': 'Паролата ти за Larder беше сменена',
  'mails.password-changed.header_text': 'Паролата е сменена',
  'mails.password-changed.message_top': 'Паролата на профила ти беше сменена и другите устройства излязоха от него.',
  'mails.password-changed.message_bottom':
    'Ако промяната не е направена от теб, смени паролата си сега и уведоми администратора.',
  'mails.password-changed.button_text': 'Смяна на паролата',
  'mails.account-locked.subject': 'Профилът ти в Larder е заключен',
  'mails.account-locked.header_text': 'Профилът е заключен',
  'mails.account-locked.message_top':
    'Профилът ти беше заключен след няколко опита за вход с грешна парола. Влезлите устройства остават в профила.',
  'mails.account-locked.message_bottom':
    'Профилът се отключва автоматично след няколко часа, а с нова парола – веднага. Ако опитите не са твои, уведоми администратора.',
  'mails.account-locked.button_text': 'Смяна на паролата',
  'mails.backup-failed.subject': 'Резервно копие на Larder не успя',
  'mails.backup-failed.header_text': 'Неуспешно резервно копие',
  'mails.backup-failed.message_top': 'Планирано резервно копие не беше създадено. Предишните копия са запазени.',
  'mails.backup-failed.message_bottom':
    'Причината е показана на страницата. Получаваш този имейл, защото администрираш Larder.',
  'mails.backup-failed.button_text': 'Към резервните копия',
  'mails.invitation.subject': 'Покана за Larder',
  'mails.invitation.header_text': 'Присъедини се към Larder',
  'mails.invitation.message_top':
    'Можеш да споделяш рецепти, планове за хранене и списъци за пазаруване с други хора. Създай профила си тук:',
  'mails.invitation.message_bottom':
    'Поканата е валидна четири дни. Ако поканата е неочаквана, пренебрегни този имейл.',
  'mails.invitation.button_text': 'Приемане на поканата',
  'mails.test.subject': 'Пробен имейл от Larder',
  'mails.test.header_text': 'Имейлът работи',
  'mails.test.message_top': 'Това съобщение показва, че Larder може да изпраща имейли.',
  'mails.test.message_bottom': 'Изпратено е от администратор на Larder. Не е нужно да правиш нищо.',
  'mails.test.button_text': 'Отваряне на Larder',

  'notifications.created': 'Създадено: {name}',
  'notifications.updated': 'Обновено: {name}',
  'notifications.created-with-url': 'Създадено: {name}, {url}',
  'notifications.updated-with-url': 'Обновено: {name}, {url}',
  'notifications.duplicated': 'Дублирано: {name}',
  'notifications.deleted': 'Изтрито: {name}',
  'notifications.signed-up': '{name} се регистрира',
  'notifications.import-started': 'Започна импортиране на рецепти',
  'notifications.finished': 'Завършено: {name}',
  'notifications.recipes-updated': { one: '{count} рецепта е обновена', other: '{count} рецепти са обновени' },
  'notifications.recipes-deleted': { one: '{count} рецепта е изтрита', other: '{count} рецепти са изтрити' },
  'notifications.items-added': {
    one: '{count} артикул е добавен в {name}',
    other: '{count} артикула са добавени в {name}',
  },
  'notifications.items-changed': {
    one: '{count} артикул е променен в {name}',
    other: '{count} артикула са променени в {name}',
  },
  'notifications.items-removed': {
    one: '{count} артикул е премахнат от {name}',
    other: '{count} артикула са премахнати от {name}',
  },
  'notifications.more': { one: 'още {count} промяна', other: 'още {count} промени' },

  'durations.year': { one: 'година', other: 'години' },
  'durations.day': { one: 'ден', other: 'дни' },
  'durations.hour': { one: 'час', other: 'часа' },
  'durations.minute': { one: 'минута', other: 'минути' },
  'durations.second': { one: 'секунда', other: 'секунди' },

  'meals.breakfast': 'Закуска',
  'meals.lunch': 'Обяд',
  'meals.dinner': 'Вечеря',
  'meals.side': 'Гарнитура',

  'samples.ingredient': '1 чаша брашно',
  'samples.step':
    'Пиши по една стъпка на карта. Можеш да използваш **Markdown**: списъци, *акценти* и [връзки](https://commonmark.org/help/).',
} satisfies Texts;
