import type { Texts } from '../text-key.js';

export const FINNISH = {
  'errors.unexpected': 'Tapahtui odottamaton virhe',
  'errors.not-found': 'Etsimääsi ei löytynyt',
  'errors.username-taken': 'Tämä käyttäjänimi on jo käytössä',
  'errors.email-taken': 'Tämä sähköposti on jo käytössä',
  'errors.timeout': 'Palvelimen vastaus kesti liian kauan. Yritä uudelleen.',
  'errors.recipe-too-large':
    'Tässä reseptissä on tekstiä {size}, enemmän kuin {limit}. Lyhennä sitä tai jaa se useaksi reseptiksi.',
  'errors.conflict': 'Toinen muutos tallennettiin samalla hetkellä. Yritä uudelleen.',
  'errors.too-large': 'Tämä on suurempi kuin palvelin hyväksyy.',
  'errors.too-many': 'Liian monta yritystä. Odota hetki ja yritä uudelleen.',
  'errors.unavailable': 'Tämä palvelimen osa ei ole vielä valmis. Yritä hetken päästä uudelleen.',
  'errors.stream-broken': 'Vastaus katkesi. Yritä uudelleen.',
  'errors.disk-full': 'Palvelimen levy on täynnä. Mitään ei muutettu. Vapauta tilaa ja yritä uudelleen.',
  'errors.wrong-current-password': 'Nykyinen salasana on väärä',
  'errors.current-password-needed': 'Anna nykyinen salasanasi, jotta voit muuttaa sähköpostiosoitetta',
  'errors.names-managed-elsewhere': 'Käyttäjänimeä ja sähköpostia ei voi muuttaa, tiliä hallitsee {method}',
  'errors.session-needed': 'Tätä ei voi tehdä API-avaimella. Kirjaudu sen sijaan sisään.',
  'errors.password-managed-by-ldap': 'Salasanaa ei voi muuttaa, tiliä hallitsee LDAP',
  'errors.no-recipe-matches': 'Mikään resepti ei vastaa sääntöjäsi',
  'errors.not-an-image': 'Tämä tiedosto ei ole luettava kuva',
  'errors.image-not-fetched': 'Kuvaa ei voitu hakea tästä osoitteesta',

  'messages.user-updated': 'Käyttäjää muutettu',
  'messages.password-updated': 'Salasana vaihdettu',
  'messages.report-deleted': 'Raportti poistettu.',

  'mails.password.subject': 'Valitse uusi salasana Larderiin',
  'mails.password.header_text': 'Uusi salasana',
  'mails.password.message_top': 'Tilillesi pyydettiin uutta salasanaa. Valitse se tästä:',
  'mails.password.message_bottom':
    'Linkki toimii kerran, kahden päivän ajan. Jos et pyytänyt sitä, jätä tämä viesti huomiotta; salasanasi ei muutu.',
  'mails.password.button_text': 'Valitse uusi salasana',
  'mails.password-changed.subject': 'Salasanasi Larderiin on vaihdettu',
  'mails.password-changed.header_text': 'Salasana vaihdettu',
  'mails.password-changed.message_top': 'Tilisi salasana vaihdettiin, ja muut laitteet kirjattiin ulos.',
  'mails.password-changed.message_bottom':
    'Jos et tehnyt tätä itse, valitse heti uusi salasana ja kerro asiasta ylläpitäjälle.',
  'mails.password-changed.button_text': 'Valitse uusi salasana',
  'mails.account-locked.subject': 'Larder-tilisi on lukittu',
  'mails.account-locked.header_text': 'Tili lukittu',
  'mails.account-locked.message_top':
    'Tilisi lukittiin, koska sille yritettiin kirjautua useita kertoja väärällä salasanalla. Kirjautuneet laitteet pysyvät kirjautuneina.',
  'mails.account-locked.message_bottom':
    'Lukitus avautuu itsestään muutaman tunnin kuluttua tai kun valitset uuden salasanan. Jos et tehnyt tätä itse, kerro asiasta ylläpitäjälle.',
  'mails.account-locked.button_text': 'Valitse uusi salasana',
  'mails.backup-failed.subject': 'Larderin varmuuskopiointi epäonnistui',
  'mails.backup-failed.header_text': 'Varmuuskopiointi epäonnistui',
  'mails.backup-failed.message_top': 'Ajoitettua varmuuskopiota ei tehty. Aiemmat varmuuskopiot ovat tallessa.',
  'mails.backup-failed.message_bottom': 'Syy näkyy sivulla. Saat tämän viestin, koska olet ylläpitäjä.',
  'mails.backup-failed.button_text': 'Avaa varmuuskopiot',
  'mails.invitation.subject': 'Sinut on kutsuttu Larderiin',
  'mails.invitation.header_text': 'Liity Larderiin',
  'mails.invitation.message_top':
    'Sinut on kutsuttu jakamaan reseptejä, ateriasuunnitelmia ja ostoslistoja. Luo tilisi tästä:',
  'mails.invitation.message_bottom':
    'Kutsu on voimassa neljä päivää. Jos et odottanut sitä, jätä tämä viesti huomiotta.',
  'mails.invitation.button_text': 'Hyväksy kutsu',
  'mails.test.subject': 'Larderin testisähköposti',
  'mails.test.header_text': 'Sähköposti toimii',
  'mails.test.message_top': 'Tämä viesti osoittaa, että Larder voi lähettää sähköpostia.',
  'mails.test.message_bottom': 'Sen lähetti Larderin ylläpitäjä. Sinun ei tarvitse tehdä mitään.',
  'mails.test.button_text': 'Avaa Larder',

  'notifications.created': '{name} on luotu',
  'notifications.updated': '{name} on päivitetty',
  'notifications.created-with-url': '{name} on luotu, {url}',
  'notifications.updated-with-url': '{name} on päivitetty, {url}',
  'notifications.duplicated': '{name} on monistettu',
  'notifications.deleted': '{name} on poistettu',
  'notifications.signed-up': '{name} rekisteröityi',
  'notifications.import-started': 'Reseptien tuonti alkoi',
  'notifications.finished': '{name} on valmis',
  'notifications.recipes-updated': {
    one: '{count} resepti on päivitetty',
    other: '{count} reseptiä on päivitetty',
  },
  'notifications.recipes-deleted': {
    one: '{count} resepti on poistettu',
    other: '{count} reseptiä on poistettu',
  },
  'notifications.items-added': {
    one: '{name}: {count} tuote lisätty',
    other: '{name}: {count} tuotetta lisätty',
  },
  'notifications.items-changed': {
    one: '{name}: {count} tuotetta muutettu',
    other: '{name}: {count} tuotetta muutettu',
  },
  'notifications.items-removed': {
    one: '{name}: {count} tuote poistettu',
    other: '{name}: {count} tuotetta poistettu',
  },
  'notifications.more': { one: '{count} muu muutos', other: '{count} muuta muutosta' },

  'durations.year': { one: 'vuosi', other: 'vuotta' },
  'durations.day': { one: 'päivä', other: 'päivää' },
  'durations.hour': { one: 'tunti', other: 'tuntia' },
  'durations.minute': { one: 'minuutti', other: 'minuuttia' },
  'durations.second': { one: 'sekunti', other: 'sekuntia' },

  'meals.breakfast': 'Aamiainen',
  'meals.lunch': 'Lounas',
  'meals.dinner': 'Päivällinen',
  'meals.side': 'Lisuke',

  'samples.ingredient': '2 dl vehnäjauhoja',
  'samples.step':
    'Kirjoita yksi vaihe korttia kohti. **Markdown** toimii: luettelot, *korostus* ja [linkit](https://commonmark.org/help/).',
} satisfies Texts;
