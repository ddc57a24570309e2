import type { Texts } from '../text-key.js';

export const POLISH = {
  'errors.unexpected': 'Wystąpił nieoczekiwany błąd',
  'errors.not-found': 'Nie znaleziono tego, czego szukasz',
  'errors.username-taken': 'Ta nazwa użytkownika jest już zajęta',
  'errors.email-taken': 'Ten e-mail jest już używany',
  'errors.timeout': 'Serwer odpowiadał zbyt długo. Spróbuj ponownie.',
  'errors.recipe-too-large':
    'Ten przepis ma {size} tekstu, więcej niż {limit}. Skróć go albo podziel na kilka przepisów.',
  'errors.conflict': 'W tej samej chwili zapisano inną zmianę. Spróbuj ponownie.',
  'errors.too-large': 'To więcej, niż przyjmuje serwer.',
  'errors.too-many': 'Zbyt wiele prób. Poczekaj chwilę i spróbuj ponownie.',
  'errors.unavailable': 'Ta część serwera nie jest jeszcze gotowa. Spróbuj ponownie za chwilę.',
  'errors.stream-broken': 'Odpowiedź została przerwana. Spróbuj ponownie.',
  'errors.disk-full': 'Dysk serwera jest pełny. Niczego nie zmieniono. Zwolnij miejsce i spróbuj ponownie.',
  'errors.wrong-current-password': 'Obecne hasło jest nieprawidłowe',
  'errors.current-password-needed': 'Wpisz obecne hasło, aby zmienić adres e-mail',
  'errors.names-managed-elsewhere':
    'Nie można zmienić nazwy użytkownika ani adresu e-mail, ponieważ kontem zarządza {method}',
  'errors.session-needed': 'Nie można tego zrobić z tokenem API. Zaloguj się.',
  'errors.password-managed-by-ldap': 'Nie można zmienić hasła, ponieważ kontem zarządza LDAP',
  'errors.no-recipe-matches': 'Żaden przepis nie pasuje do Twoich reguł',
  'errors.not-an-image': 'Ten plik nie jest zdjęciem, które da się odczytać',
  'errors.image-not-fetched': 'Nie udało się pobrać zdjęcia z tego adresu',

  'messages.user-updated': 'Użytkownik zmieniony',
  'messages.password-updated': 'Hasło zmienione',
  'messages.report-deleted': 'Raport usunięty.',

  'mails.password.subject': 'Ustaw nowe hasło do Larder',
  'mails.password.header_text': 'Nowe hasło',
  'mails.password.message_top': 'Ktoś poprosił o nowe hasło do Twojego konta. Ustaw je tutaj:',
  'mails.password.message_bottom':
    'Link działa raz, przez dwa dni. Jeśli to nie Ty, zignoruj tę wiadomość; Twoje hasło się nie zmieni.',
  'mails.password.button_text': 'Ustaw nowe hasło',
  'mails.password-changed.subject': 'Twoje hasło do Larder zostało zmienione',
  'mails.password-changed.header_text': 'Hasło zmienione',
  'mails.password-changed.message_top': 'Hasło do Twojego konta zostało zmienione, a inne urządzenia wylogowane.',
  'mails.password-changed.message_bottom': 'Jeśli to nie Ty, od razu ustaw nowe hasło i powiadom administratora.',
  'mails.password-changed.button_text': 'Ustaw nowe hasło',
  'mails.account-locked.subject': 'Twoje konto w Larder jest zablokowane',
  'mails.account-locked.header_text': 'Konto zablokowane',
  'mails.account-locked.message_top':
    'Twoje konto zostało zablokowane po kilku próbach logowania z błędnym hasłem. Zalogowane urządzenia pozostają zalogowane.',
  'mails.account-locked.message_bottom':
    'Konto odblokuje się samo po kilku godzinach albo gdy ustawisz nowe hasło. Jeśli to nie Ty, powiadom administratora.',
  'mails.account-locked.button_text': 'Ustaw nowe hasło',
  'mails.backup-failed.subject': 'Kopia zapasowa Larder nie powiodła się',
  'mails.backup-failed.header_text': 'Kopia zapasowa nie powiodła się',
  'mails.backup-failed.message_top': 'Zaplanowana kopia zapasowa nie powstała. Wcześniejsze kopie są nadal dostępne.',
  'mails.backup-failed.message_bottom':
    'Przyczynę pokazuje strona. Otrzymujesz tę wiadomość, bo administrujesz Larder.',
  'mails.backup-failed.button_text': 'Otwórz kopie zapasowe',
  'mails.invitation.subject': 'Masz zaproszenie do Larder',
  'mails.invitation.header_text': 'Dołącz do Larder',
  'mails.invitation.message_top':
    'Masz zaproszenie do wspólnych przepisów, planów posiłków i list zakupów. Utwórz konto tutaj:',
  'mails.invitation.message_bottom':
    'Zaproszenie jest ważne cztery dni. Jeśli się go nie spodziewasz, zignoruj tę wiadomość.',
  'mails.invitation.button_text': 'Przyjmij zaproszenie',
  'mails.test.subject': 'Testowy e-mail z Larder',
  'mails.test.header_text': 'E-mail działa',
  'mails.test.message_top': 'Ta wiadomość pokazuje, że Larder może wysyłać e-maile.',
  'mails.test.message_bottom': 'Wysłał ją administrator Larder. Nie musisz nic robić.',
  'mails.test.button_text': 'Otwórz Larder',

  'notifications.created': 'Utworzono: {name}',
  'notifications.updated': 'Zmieniono: {name}',
  'notifications.created-with-url': 'Utworzono: {name}, {url}',
  'notifications.updated-with-url': 'Zmieniono: {name}, {url}',
  'notifications.duplicated': 'Zduplikowano: {name}',
  'notifications.deleted': 'Usunięto: {name}',
  'notifications.signed-up': 'Nowe konto: {name}',
  'notifications.import-started': 'Rozpoczął się import przepisów',
  'notifications.finished': 'Zakończono: {name}',
  'notifications.recipes-updated': {
    one: 'Zmieniono {count} przepis',
    few: 'Zmieniono {count} przepisy',
    many: 'Zmieniono {count} przepisów',
    other: 'Zmieniono {count} przepisu',
  },
  'notifications.recipes-deleted': {
    one: 'Usunięto {count} przepis',
    few: 'Usunięto {count} przepisy',
    many: 'Usunięto {count} przepisów',
    other: 'Usunięto {count} przepisu',
  },
  'notifications.items-added': {
    one: 'Dodano {count} pozycję do listy {name}',
    few: 'Dodano {count} pozycje do listy {name}',
    many: 'Dodano {count} pozycji do listy {name}',
    other: 'Dodano {count} pozycji do listy {name}',
  },
  'notifications.items-changed': {
    one: 'Zmieniono {count} pozycję na liście {name}',
    few: 'Zmieniono {count} pozycje na liście {name}',
    many: 'Zmieniono {count} pozycji na liście {name}',
    other: 'Zmieniono {count} pozycji na liście {name}',
  },
  'notifications.items-removed': {
    one: 'Usunięto {count} pozycję z listy {name}',
    few: 'Usunięto {count} pozycje z listy {name}',
    many: 'Usunięto {count} pozycji z listy {name}',
    other: 'Usunięto {count} pozycji z listy {name}',
  },
  'notifications.more': {
    one: 'jeszcze {count} zmiana',
    few: 'jeszcze {count} zmiany',
    many: 'jeszcze {count} zmian',
    other: 'jeszcze {count} zmiany',
  },

  'durations.year': { one: 'rok', few: 'lata', many: 'lat', other: 'roku' },
  'durations.day': { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' },
  'durations.hour': { one: 'godzina', few: 'godziny', many: 'godzin', other: 'godziny' },
  'durations.minute': { one: 'minuta', few: 'minuty', many: 'minut', other: 'minuty' },
  'durations.second': { one: 'sekunda', few: 'sekundy', many: 'sekund', other: 'sekundy' },

  'meals.breakfast': 'Śniadanie',
  'meals.lunch': 'Obiad',
  'meals.dinner': 'Kolacja',
  'meals.side': 'Dodatek',

  'samples.ingredient': '1 szklanka mąki',
  'samples.step':
    'Zapisz jeden krok na karcie. Działa tu **Markdown**: listy, *wyróżnienia* i [linki](https://commonmark.org/help/).',
} satisfies Texts;
