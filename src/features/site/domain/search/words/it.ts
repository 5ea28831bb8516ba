import type { LanguageWords } from './language-words.ts'

export const ITALIAN: LanguageWords = {
  asides: `avvocato, avvocata, avvocati, avvocatessa, legale, legali, studio legale, studio, diritto, legge, leggi, giurista, consulenza, consulenza legale, specialista,
    specializzato, esperto, cerco, cercare, trova, bisogno, migliore, migliori, bravo, buono, economico, vicino, vicino a me, a, ad, in, di, del, della, dei, delle, dello,
    da, dal, dalla, per, con, su, e, o, il, lo, la, i, gli, le, l, d, un, una, uno, mio, mia, miei, mi, che, si, città di`,
  areas: {
    'personal-injury': `lesioni personali, danni alla persona, danno alla persona, infortunio, infortuni, incidente, incidenti, incidente stradale, incidenti stradali,
      infortunistica stradale, risarcimento, risarcimento danni, responsabilità civile`,
    'family-law': `famiglia, familiare, diritto di famiglia, matrimonialista, divorzista, divorzio, divorzi, separazione, affidamento, affidamento figli, mantenimento,
      assegno di mantenimento, matrimonio, adozione, violenza domestica`,
    'criminal-defense':
      'penale, penalista, penalisti, diritto penale, difesa penale, reato, reati, arresto, carcere, denuncia, querela',
    employment: `lavoro, diritto del lavoro, giuslavorista, giuslavoristi, licenziamento, licenziato, licenziata, stipendio, stipendi, busta paga, straordinari, mobbing, tfr`,
    'real-estate': `immobiliare, diritto immobiliare, casa, affitto, affitti, locazione, locazioni, inquilino, inquilini, sfratto, sfratti, caparra, deposito cauzionale, condominio,
      padrone di casa, mutuo, compravendita immobiliare, vicinato`,
    business: `affari, commerciale, diritto commerciale, societario, diritto societario, società, impresa, imprese, azienda, aziende, contratto, contratti, fallimento,
      fallimentare, recupero crediti, debiti, consumatore, consumatori`,
    immigration:
      'immigrazione, diritto dell immigrazione, permesso di soggiorno, visto, visti, asilo, cittadinanza, espulsione, rifugiato, rifugiati, stranieri',
    'estate-planning':
      'eredità, successione, successioni, diritto successorio, testamento, testamenti, eredi, donazione, donazioni',
    'intellectual-property': `proprietà intellettuale, proprietà industriale, brevetto, brevetti, marchio, marchi, diritto d'autore, contraffazione`,
    tax: 'fiscale, tributario, tributarista, tributaristi, diritto tributario, tasse, imposte, imposta, fisco, cartella esattoriale, agenzia delle entrate',
    environmental: `ambiente, ambientale, diritto ambientale, inquinamento, rumore, rifiuti, energia`,
    healthcare:
      'sanitario, diritto sanitario, sanità, malasanità, errore medico, responsabilità medica, medico, ospedale, salute',
    maritime: 'marittimo, diritto marittimo, navigazione, diritto della navigazione, navale',
    technology:
      'tecnologia, informatica, diritto informatico, diritto di internet, privacy, protezione dei dati, gdpr, software, truffa online',
    'civil-rights':
      'diritti civili, diritti umani, discriminazione, discriminazioni, diritti fondamentali, diritto costituzionale',
    insurance:
      'assicurazione, assicurazioni, diritto assicurativo, assicurativo, assicuratore, polizza',
  },
}
