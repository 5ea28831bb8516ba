import type { LanguageWords } from './language-words.ts'

export const FINNISH: LanguageWords = {
  asides: `asianajaja, asianajajat, asianajajaa, lakimies, lakimiehet, lakimiestä, juristi, juristit, juristia, asianajotoimisto, lakitoimisto, toimisto, oikeusapu, laki, oikeus, lakiasiat,
    asiantuntija, etsin, hae, tarvitsen, paras, hyvä, halpa, lähellä, lähellä minua, ja, tai, on, minun, minä, olen, kaupunki`,
  areas: {
    'personal-injury':
      'henkilövahinko, henkilövahingot, vahinko, tapaturma, tapaturmat, onnettomuus, liikenneonnettomuus, auto onnettomuus, kolari, vahingonkorvaus, korvaus, loukkaantuminen',
    'family-law':
      'perhe, perheoikeus, perhelakimies, avioero, avioerot, erojuristi, ero, huoltajuus, lapsen huoltajuus, elatusapu, elatusmaksu, avioliitto, adoptio, ositus, perheväkivalta',
    'criminal-defense':
      'rikosoikeus, rikosasia, rikosasiat, rikosjuristi, rikos, rikokset, puolustusasianajaja, pidätys, vankila, rattijuopumus',
    employment:
      'työoikeus, työsuhde, työsuhdejuristi, työ, irtisanominen, irtisanottu, potkut, palkka, palkat, ylityö, ylityöt, työsopimus, työnantaja',
    'real-estate':
      'vuokra, vuokraoikeus, vuokralainen, vuokranantaja, asunto, asuminen, asuntokauppa, takuuvuokra, vuokravakuus, häätö, kiinteistö, kiinteistöt, kiinteistöoikeus, asunto osakeyhtiö, taloyhtiö, rakentaminen',
    business:
      'yritys, yritysoikeus, yritysjuristi, yhtiöoikeus, liikejuridiikka, sopimus, sopimukset, sopimusoikeus, konkurssi, perintä, velka, velat, kuluttaja, kuluttajaoikeus',
    immigration:
      'maahanmuutto, ulkomaalaisoikeus, viisumi, turvapaikka, oleskelulupa, kansalaisuus, karkotus, käännytys, pakolainen',
    'estate-planning':
      'perintö, perintöoikeus, perinnöt, perunkirjoitus, perinnönjako, testamentti, testamentit, edunvalvontavaltuutus, perilliset',
    'intellectual-property':
      'immateriaalioikeus, immateriaalioikeudet, patentti, patentit, tavaramerkki, tavaramerkit, tekijänoikeus, tekijänoikeudet',
    tax: 'vero, verot, verotus, vero oikeus, verojuristi, verottaja, arvonlisävero',
    environmental: 'ympäristö, ympäristöoikeus, saaste, saasteet, melu, päästöt',
    healthcare:
      'terveys, terveydenhuolto, lääkintäoikeus, potilas, potilasvahinko, hoitovirhe, sairaala',
    maritime: 'merioikeus, merenkulku, laiva, kuljetusoikeus',
    technology:
      'teknologia, it oikeus, tietosuoja, yksityisyys, tietotekniikka, ohjelmisto, nettihuijaus, gdpr',
    'civil-rights': 'kansalaisoikeudet, ihmisoikeudet, syrjintä, perusoikeudet, yhdenvertaisuus',
    insurance: 'vakuutus, vakuutukset, vakuutusoikeus, vakuutusyhtiö',
  },
}
