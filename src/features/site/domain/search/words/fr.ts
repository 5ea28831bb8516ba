import type { LanguageWords } from './language-words.ts'

export const FRENCH: LanguageWords = {
  asides: `avocat, avocate, avocats, avocates, avoué, cabinet, cabinet d'avocats, juriste, maître, droit, droit de, droit du, droit des, juridique, légal, loi, lois,
    spécialiste, spécialisé, spécialisée, expert, cherche, recherche, trouver, besoin, meilleur, meilleurs, bon, bonne, pas cher, près de, près de moi,
    proche, à, au, aux, en, dans, de, du, des, d, l, le, la, les, un, une, et, ou, pour, par, avec, chez, mon, ma, mes, je, j, me, m, qui, que, se, son, sa,
    ville de, région`,
  areas: {
    'personal-injury': `dommage corporel, dommages corporels, préjudice corporel, blessure, blessures, accident, accidents, accident de la route, accident de voiture,
      accident de la circulation, indemnisation, responsabilité civile`,
    'family-law': `famille, familial, familiale, droit de la famille, divorce, divorces, garde d'enfant, garde des enfants, garde alternée, pension alimentaire,
      mariage, adoption, séparation, filiation, violences conjugales`,
    'criminal-defense': `pénal, pénaliste, pénalistes, droit pénal, défense pénale, garde à vue, délit, crime, criminel, prison, alcool au volant`,
    employment: `travail, droit du travail, droit social, prud'hommes, prud'homal, licenciement, licencié, licenciée, salaire, salaires, heures supplémentaires,
      rupture conventionnelle, harcèlement au travail, emploi, employeur`,
    'real-estate': `immobilier, droit immobilier, logement, location, locataire, locataires, bail, baux, loyer, loyers, propriétaire, expulsion, copropriété, dépôt de garantie,
      caution, hypothèque, construction, voisinage`,
    business: `affaires, droit des affaires, commercial, droit commercial, société, sociétés, droit des sociétés, entreprise, entreprises, contrat, contrats, faillite,
      redressement judiciaire, recouvrement, dettes, consommation, droit de la consommation, consommateur`,
    immigration: `immigration, droit des étrangers, étrangers, visa, visas, titre de séjour, asile, droit d'asile, réfugié, naturalisation, nationalité, expulsion du territoire, oqtf`,
    'estate-planning':
      'succession, successions, droit des successions, testament, testaments, héritage, héritier, héritiers, donation, donations, patrimoine',
    'intellectual-property': `propriété intellectuelle, propriété industrielle, brevet, brevets, marque déposée, dépôt de marque, marques, droit d'auteur, droits d'auteur, contrefaçon`,
    tax: 'fiscal, fiscale, fiscaliste, fiscalistes, droit fiscal, fiscalité, impôt, impôts, tva, redressement fiscal, contrôle fiscal',
    environmental: `environnement, droit de l'environnement, environnemental, pollution, nuisances, bruit, énergie`,
    healthcare:
      'santé, droit de la santé, médical, droit médical, erreur médicale, faute médicale, hôpital, responsabilité médicale',
    maritime: 'maritime, droit maritime, naval, marin, navires',
    technology: `technologie, technologies, droit du numérique, numérique, informatique, droit de l'informatique, internet, données personnelles, protection des données, rgpd`,
    'civil-rights': `droits civiques, droits de l'homme, libertés publiques, discrimination, discriminations, droits fondamentaux, droit constitutionnel, violences policières`,
    insurance: 'assurance, assurances, droit des assurances, assureur, sinistre',
  },
}
