import type { LanguageWords } from './language-words.ts'

export const GERMAN: LanguageWords = {
  asides: `anwalt, anwälte, anwältin, anwältinnen, rechtsanwalt, rechtsanwälte, rechtsanwältin, fachanwalt, fachanwältin, fachanwälte, kanzlei, kanzleien,
    anwaltskanzlei, anwaltssuche, jurist, juristin, recht, rechtlich, rechtsberatung, beratung, hilfe, gesetz, spezialist, experte, suche, finden, brauche,
    gut, guter, gute, guten, bester, beste, besten, günstig, in der nähe, nähe, nahe, in, im, am, an, aus, bei, von, vom, zu, zum, zur, für, mit, und, oder,
    der, die, das, den, dem, des, ein, eine, einen, einem, einer, mein, meine, meinen, mich, mir, ich, wir, stadt, land, raum`,
  areas: {
    'personal-injury': `personenschaden, körperverletzung schadenersatz, schmerzensgeld, schadensersatz, schadenersatz, unfall, unfälle, unfallopfer, autounfall, verkehrsunfall,
      verkehrsrecht, haftpflicht, haftungsrecht, verletzung, hundebiss`,
    'family-law': `familie, familienrecht, familienanwalt, familienanwältin, scheidung, scheidungen, scheidungsanwalt, scheidungsanwältin, ehescheidung, sorgerecht,
      unterhalt, kindesunterhalt, umgangsrecht, ehe, ehevertrag, adoption, trennung, vaterschaft, häusliche gewalt`,
    'criminal-defense': `strafrecht, strafverteidiger, strafverteidigerin, strafverteidigung, verteidiger, straftat, strafverfahren, ermittlungsverfahren, haft, gefängnis,
      untersuchungshaft, anzeige, trunkenheit am steuer`,
    employment: `arbeitsrecht, arbeitsrechtler, arbeit, arbeitsvertrag, kündigung durch arbeitgeber, kündigungsschutz, kündigungsschutzklage, abfindung, abmahnung,
      lohn, gehalt, überstunden, arbeitgeber, mobbing, aufhebungsvertrag`,
    'real-estate': `mietrecht, mieter, mieterin, miete, mietvertrag, vermieter, wohnung, wohnen, wohnungsrecht, wohnrecht, kaution, mietkaution, räumung, räumungsklage, nebenkosten,
      immobilien, immobilie, immobilienrecht, grundstück, grundstücksrecht, baurecht, wohnungseigentum, wohnungseigentumsrecht, eigenbedarf, nachbarrecht, hypothek`,
    business: `wirtschaftsrecht, handelsrecht, gesellschaftsrecht, handels und gesellschaftsrecht, firma, firmen, unternehmen, unternehmensrecht, vertrag, verträge, vertragsrecht,
      insolvenz, insolvenzrecht, inkasso, schulden, verbraucherrecht, verbraucherschutz, kaufrecht, start up`,
    immigration: `ausländerrecht, einwanderung, einwanderungsrecht, migrationsrecht, migration, asyl, asylrecht, visum, visa, aufenthalt, aufenthaltsrecht, aufenthaltstitel,
      abschiebung, einbürgerung, staatsangehörigkeit, flüchtling, flüchtlinge`,
    'estate-planning':
      'erbrecht, erbe, erben, erbschaft, testament, testamente, nachlass, pflichtteil, vorsorgevollmacht, erbengemeinschaft, schenkung',
    'intellectual-property': `geistiges eigentum, gewerblicher rechtsschutz, patent, patente, patentrecht, patentanwalt, marke, marken, markenrecht, urheberrecht, urheber, designrecht`,
    tax: 'steuer, steuern, steuerrecht, steuerberater, steuerstrafrecht, finanzamt, steuererklärung, steuerbescheid, einkommensteuer, umsatzsteuer',
    environmental:
      'umwelt, umweltrecht, umweltschutz, lärm, lärmschutz, verschmutzung, energierecht, klimaschutz, altlasten',
    healthcare:
      'medizinrecht, arzthaftung, arzthaftungsrecht, behandlungsfehler, kunstfehler, ärztefehler, gesundheit, gesundheitsrecht, patientenrecht, krankenhaus, pflegerecht',
    maritime: 'seerecht, schifffahrtsrecht, schifffahrt, seehandelsrecht, transportrecht',
    technology:
      'it recht, itrecht, internetrecht, technologie, datenschutz, datenschutzrecht, dsgvo, softwarerecht, medienrecht, onlinebetrug',
    'civil-rights':
      'bürgerrechte, menschenrechte, grundrechte, diskriminierung, antidiskriminierung, gleichbehandlung, verfassungsrecht, polizeigewalt',
    insurance:
      'versicherung, versicherungen, versicherungsrecht, versicherer, berufsunfähigkeit, berufsunfähigkeitsversicherung',
  },
}
