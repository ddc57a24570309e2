import type { Texts } from '../text-key.js';

export const AFRIKAANS = {
  'errors.unexpected': '’n Onverwagte fout het voorgekom',
  'errors.not-found': 'Wat jy soek, is nie gevind nie',
  'errors.username-taken': 'Hierdie gebruikersnaam word reeds gebruik',
  'errors.email-taken': 'Hierdie e-pos word reeds gebruik',
  'errors.timeout': 'Die bediener het te lank geneem om te antwoord. Probeer weer.',
  'errors.recipe-too-large':
    'Hierdie resep bevat {size} teks, meer as {limit}. Verkort dit of verdeel dit in verskeie resepte.',
  'errors.conflict': '’n Ander verandering is op dieselfde oomblik gestoor. Probeer weer.',
  'errors.too-large': 'Dit is groter as wat die bediener aanvaar.',
  'errors.too-many': 'Te veel pogings. Wag ’n oomblik en probeer weer.',
  'errors.unavailable': 'Hierdie deel van die bediener is nog nie gereed nie. Probeer oor ’n oomblik weer.',
  'errors.stream-broken': 'Die antwoord is onderbreek. Probeer weer.',
  'errors.disk-full': 'Die bediener se skyf is vol. Niks is verander nie. Maak plek en probeer dan weer.',
  'errors.wrong-current-password': 'Die huidige wagwoord is verkeerd',
  'errors.current-password-needed': 'Tik jou huidige wagwoord om jou e-posadres te verander',
  'errors.names-managed-elsewhere':
    'Die gebruikersnaam en e-pos kan nie verander word nie: die rekening word deur {method} bestuur',
  'errors.session-needed': 'Dit kan nie met ’n API-token gedoen word nie. Meld aan.',
  'errors.password-managed-by-ldap': 'Die wagwoord kan nie verander word nie: die rekening word deur LDAP bestuur',
  'errors.no-recipe-matches': 'Geen resepte pas by jou reëls nie',
  'errors.not-an-image': 'Hierdie lêer is nie ’n prent wat gelees kan word nie',
  'errors.image-not-fetched': 'Die prent kon nie van hierdie adres gehaal word nie',

  'messages.user-updated': 'Gebruiker bygewerk',
  'messages.password-updated': 'Wagwoord bygewerk',
  'messages.report-deleted': 'Verslag geskrap.',

  'mails.password.subject': 'Stel ’n nuwe wagwoord vir Larder',
  'mails.password.header_text': 'Nuwe wagwoord',
  'mails.password.message_top': '’n Nuwe wagwoord is vir jou rekening aangevra. Kies dit hier:',
  'mails.password.message_bottom':
    'Die skakel werk een keer, twee dae lank. As jy dit nie aangevra het nie, ignoreer hierdie e-pos; jou wagwoord verander nie.',
  'mails.password.button_text': 'Kies ’n nuwe wagwoord',
  'mails.password-changed.subject': 'Jou wagwoord vir Larder is verander',
  'mails.password-changed.header_text': 'Wagwoord verander',
  'mails.password-changed.message_top': 'Die wagwoord van jou rekening is verander, en ander toestelle is afgemeld.',
  'mails.password-changed.message_bottom':
    'As dit nie jy was nie, herstel nou jou wagwoord en laat weet jou administrateur.',
  'mails.password-changed.button_text': 'Herstel wagwoord',
  'mails.account-locked.subject': 'Jou rekening in Larder is gesluit',
  'mails.account-locked.header_text': 'Rekening gesluit',
  'mails.account-locked.message_top':
    'Jou rekening is gesluit ná verskeie pogings met ’n verkeerde wagwoord. Toestelle wat aangemeld is, bly aangemeld.',
  'mails.account-locked.message_bottom':
    'Die rekening word ná ’n paar uur vanself ontsluit, of wanneer jy ’n nuwe wagwoord stel. As dit nie jy was nie, laat weet jou administrateur.',
  'mails.account-locked.button_text': 'Herstel wagwoord',
  'mails.backup-failed.subject': '’n Rugsteun van Larder het misluk',
  'mails.backup-failed.header_text': 'Rugsteun het misluk',
  'mails.backup-failed.message_top': '’n Geskeduleerde rugsteun is nie gemaak nie. Vorige rugsteunlêers is nog daar.',
  'mails.backup-failed.message_bottom': 'Die bladsy wys die rede. Jy kry hierdie e-pos as administrateur.',
  'mails.backup-failed.button_text': 'Maak die rugsteun oop',
  'mails.invitation.subject': 'Jy is na Larder uitgenooi',
  'mails.invitation.header_text': 'Sluit by Larder aan',
  'mails.invitation.message_top':
    'Jy is uitgenooi om resepte, maaltydplanne en inkopielyste te deel. Skep jou rekening hier:',
  'mails.invitation.message_bottom':
    'Die uitnodiging is vier dae lank geldig. As jy dit nie verwag het nie, ignoreer hierdie e-pos.',
  'mails.invitation.button_text': 'Aanvaar die uitnodiging',
  'mails.test.subject': 'Toets-e-pos van Larder',
  'mails.test.header_text': 'E-pos werk',
  'mails.test.message_top': 'Hierdie boodskap wys dat Larder e-pos kan stuur.',
  'mails.test.message_bottom': 'Dit is deur ’n administrateur van Larder gestuur. Jy hoef niks te doen nie.',
  'mails.test.button_text': 'Maak Larder oop',

  'notifications.created': '{name} is geskep',
  'notifications.updated': '{name} is bygewerk',
  'notifications.created-with-url': '{name} is geskep, {url}',
  'notifications.updated-with-url': '{name} is bygewerk, {url}',
  'notifications.duplicated': '{name} is gedupliseer',
  'notifications.deleted': '{name} is geskrap',
  'notifications.signed-up': '{name} het geregistreer',
  'notifications.import-started': '’n Invoer van resepte het begin',
  'notifications.finished': '{name} is voltooi',
  'notifications.recipes-updated': { one: '{count} resep is bygewerk', other: '{count} resepte is bygewerk' },
  'notifications.recipes-deleted': { one: '{count} resep is geskrap', other: '{count} resepte is geskrap' },
  'notifications.items-added': {
    one: '{count} item by {name} gevoeg',
    other: '{count} items by {name} gevoeg',
  },
  'notifications.items-changed': {
    one: '{count} item op {name} verander',
    other: '{count} items op {name} verander',
  },
  'notifications.items-removed': {
    one: '{count} item van {name} verwyder',
    other: '{count} items van {name} verwyder',
  },
  'notifications.more': { one: 'nog {count} verandering', other: 'nog {count} veranderinge' },

  'durations.year': { one: 'jaar', other: 'jaar' },
  'durations.day': { one: 'dag', other: 'dae' },
  'durations.hour': { one: 'uur', other: 'uur' },
  'durations.minute': { one: 'minuut', other: 'minute' },
  'durations.second': { one: 'sekonde', other: 'sekondes' },

  'meals.breakfast': 'Ontbyt',
  'meals.lunch': 'Middagete',
  'meals.dinner': 'Aandete',
  'meals.side': 'Bykos',

  'samples.ingredient': '1 koppie meel',
  'samples.step':
    'Skryf een stap per kaart. **Markdown** werk hier: lyste, *klem* en [skakels](https://commonmark.org/help/).',
} satisfies Texts;
