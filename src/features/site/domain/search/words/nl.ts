import type { LanguageWords } from './language-words.ts'

export const DUTCH: LanguageWords = {
  asides: `advocaat, advocaten, advocate, advocatenkantoor, kantoor, jurist, juridisch, juridische, recht, wet, rechtshulp, hulp, advies, specialist, gespecialiseerd, zoek, zoeken,
    vind, nodig, beste, goede, goedkoop, in de buurt, buurt, dichtbij, in, te, op, aan, bij, van, voor, met, naar, en, of, de, het, een, mijn, mij, ik, die, dat, stad`,
  areas: {
    'personal-injury':
      'letselschade, letsel, letselschadeadvocaat, ongeval, ongevallen, ongeluk, auto ongeluk, autoongeluk, verkeersongeval, smartengeld, schadevergoeding, aansprakelijkheid',
    'family-law':
      'familie, familierecht, familierechtadvocaat, echtscheiding, scheiding, scheiden, echtscheidingsadvocaat, voogdij, omgangsregeling, gezag, alimentatie, kinderalimentatie, huwelijk, adoptie, huiselijk geweld',
    'criminal-defense':
      'strafrecht, strafrechtadvocaat, strafpleiter, strafzaak, misdrijf, verdachte, gevangenis, rijden onder invloed, aangifte',
    employment:
      'arbeidsrecht, arbeidsrechtadvocaat, arbeid, werk, ontslag, ontslagen, ontslagrecht, loon, salaris, overuren, arbeidscontract, transitievergoeding, werkgever',
    'real-estate':
      'huurrecht, huur, huurder, huurders, verhuurder, woning, wonen, woonruimte, borg, waarborgsom, ontruiming, uitzetting, vastgoed, vastgoedrecht, onroerend goed, bouwrecht, hypotheek, burenrecht, vve',
    business:
      'ondernemingsrecht, ondernemer, ondernemers, bedrijf, bedrijven, handelsrecht, contract, contracten, contractenrecht, faillissement, faillissementsrecht, incasso, schulden, consument, consumentenrecht',
    immigration:
      'immigratie, immigratierecht, vreemdelingenrecht, migratie, migratierecht, asiel, asielrecht, visum, verblijfsvergunning, naturalisatie, uitzetting uit nederland, vluchteling, vluchtelingen',
    'estate-planning':
      'erfrecht, erfenis, erfenissen, testament, testamenten, nalatenschap, erfgenaam, erfgenamen, schenking',
    'intellectual-property':
      'intellectueel eigendom, intellectuele eigendom, octrooi, octrooirecht, patent, patenten, merk, merken, merkenrecht, auteursrecht',
    tax: 'belasting, belastingen, belastingrecht, fiscaal, fiscalist, fiscaal recht, belastingdienst, btw',
    environmental: 'milieu, milieurecht, omgevingsrecht, vervuiling, geluidsoverlast, energierecht',
    healthcare:
      'gezondheidsrecht, medisch, medisch recht, medische fout, medische fouten, zorg, zorgrecht, ziekenhuis, gezondheid',
    maritime: 'zeerecht, maritiem, maritiem recht, scheepvaart, scheepvaartrecht, vervoersrecht',
    technology:
      'technologie, ict recht, it recht, internetrecht, privacy, privacyrecht, gegevensbescherming, avg, software, internetoplichting',
    'civil-rights':
      'burgerrechten, mensenrechten, discriminatie, grondrechten, gelijke behandeling, staatsrecht',
    insurance: 'verzekering, verzekeringen, verzekeringsrecht, verzekeraar, polis',
  },
}
