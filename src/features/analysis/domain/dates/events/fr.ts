import type { EventWords } from '../event-words.ts'

export const frenchEvents: EventWords = {
  event:
    "s'est passe|passe|arrive|produit|incident|refus|discrimin|harcel|insult|menac|agress|attaqu|annul|arnaqu|pirat|expuls|chang~serrure|perquisition|frapp|les faits|eu lieu|mis dehors|humili|sanction|survenu|vol|mute|coup|assemblee|vote|interdi|chang|gifl|refoul",
  'dismissal-notice':
    'licenci|vire|viree|renvoy|mis a la porte|mise a la porte|lettre de licenciement|remerci|congedi|mis dehors|rupture de (?:mon|contrat)|perdu mon (?:travail|emploi|boulot|poste)|fout(?:u|ue)? (?:a la porte|dehors)|lourde|debauch|preavis|mon poste est supprime|ne plus revenir|mettre fin a mon contrat|faute grave|jete|limoge',
  'notice-received':
    "(?:recu|arrive|trouve|remis|eu|donne|depose|envoye|notifie)~(?:lettre|courrier|avis|mail|recommande|conge|amende|facture|mise en demeure|convocation|pv|papier)|(?:lettre|courrier|avis|mail|recommande|conge|facture|amende)~(?:recu|arrive|remis|depose|trouve|parvenu|distribue)|boite aux lettres|notifi|l'ai recu|j'ai recu|m'est parvenu|recu|arrivee?|remise? en main|remis|arriv|mise en demeure|recommande|parven|depos|gliss|sous la porte|trouve|affich|main propre|signifi|pv|amende|conge|facteur|sms|courriel|distribu|retir",
  'notice-sent':
    'envoy|expedi|poste|adress|date|datee|cachet de la poste|courrier du|lettre du|parti|post[eé]e?|cachet|recommande|parti(?:e)? le|mis a la poste|transmis|fax',
  'decision-received':
    "(?:recu|notifie|arrive|appris|eu|trouve)~(?:decision|jugement|refus|arrete|rejet|ordonnance|reponse|oqtf)|(?:decision|jugement|refus|rejet|arrete|ordonnance|oqtf)~(?:recu|arrive|notifie|parvenu|remis|signifie)|notifi|signifi|refus|rejete|l'ai recue?|j'ai recu|recu|arrivee?|m'est parvenue|parven|arriv|remis|recommande|recuper|boite|distribu|retire|pris connaissance|rejet|accuse de reception|facteur|trouve|ouvert|en main|touch|notifi\\p{L}+|oqtf|m'a (?:refuse|rejete)",
  'decision-date':
    '(?:decision|jugement|arrete|refus|ordonnance|arret|rejet|oqtf)~(?:du|date|rendu|pris|est)|rendu|prononc|condamn|tribunal a|juge a|statu|datee?|en date du|delibere|decide|porte la date|rendue?|a tranche|juge|date de la|pris(?:e)? le|decid|signee? le|arrete|delivr',
  'end-of-employment':
    "dernier jour|fin de (?:mon )?contrat|contrat (?:s'est |a |est |se )?(?:termin|fini|arriv|prend|pris)|quitte (?:mon|l'entreprise|la boite|mon poste)|travaille jusqu|fin de mon (?:cdd|preavis)|arrete de travailler|parti de l'entreprise|effet immediat|sur-le-champ|sur le champ|retraite|termine|derniere journee|quitt|contrat (?:s'est|a pris|est|se)|pris fin|termin|cess|rupture|sortie|parti|fini",
  death:
    'mort|decede|deces|mourut|disparu|perdu (?:mon|ma|notre) (?:pere|mere|mari|femme|fils|fille|frere|soeur)|nous a quitte|eteint|tue|suicid|noye|deced|quittes|perdu|parti',
  'knowledge-of-death':
    '(?:appris|su|informe|prevenu|appele|annonce|dit)~(?:mort|deces|decede)|appris|prevenu|averti|su que|annonce|nouvelle|informe|su |connaissance|dit|appel|inform|annonc|fait-part|apprend|contact|telephon',
  'knowledge-of-facts':
    "appris|decouv|apercu|rendu compte|remarqu|su que|constat|vu que|j'ai vu|realis|diagnosti|m'a dit|s'est avere|avou|medecin~dit|connaissance|compris|tombe sur|revele|rends compte|dit que|trouve|expliqu|vu qu'|confirm",
  'contract-concluded':
    "sign|achet|command|reserv|conclu|souscri|abonn|contrat du|passe commande|achat|compromis|convenu|pris l'abonnement|verse (?:un |l')?acompte|engag|pris un|acte|commande|accept|inscri|verse (?:un|l')|lou[eé]",
  'goods-received':
    'recu|livr|arrive|recuper|colis|remis|retire|deball|reception|recept|arriv|depos|apport|retir',
  'defect-found':
    "panne|casse|defaut|defectu|fissur|fuite|marche plus|fonctionn|lache|moisiss|decouv|remarqu|constat|vice|s'allume plus|demarre|brule|grill|vu |apparu|apercu|plante|humidite|fuit|infiltr|moisi|lach|decouvert|rendu compte|ne marche|tombe en|decoll|rouill|grince|humid|ne fonctionne",
  'end-of-tenancy':
    "quitte (?:le|l'|mon|la|notre)|demenag|rendu les cles|remis les cles|remise des cles|etat des lieux de sortie|fin du bail|bail (?:s'est |a |se )?(?:termin|fini|expir)|parti de (?:l'appart|la maison)|libere|les cles|fin de bail|sortie|quitter (?:le|l'|mon) (?:logement|appart)|cles|etat des lieux|quitt|parti|sorti|restitu",
  'payment-due':
    'echeance|du le|due le|devait (?:etre paye|payer|me payer|verser|rembourser)|aurait du (?:payer|etre paye|verser)|a payer|payable|exigible|jour de paie|date de paiement|salaire~verse|aurais du (?:etre paye|recevoir)|rembourser|devais payer|regler|devait|paiement|rembours|regl|vers|etait pour le|promis',
  arrest:
    "arret(?:e|er|ation)|interpell|garde a vue|embarqu|menott|emmene|prison|incarcer|detenu|police m'a|flics|coffre|ecrou|arret|emmen|gendarm|cueilli|pris par la police|rafl",
  'service-of-claim':
    'assign|huissier|commissaire de justice|citation|tribunal|papiers du tribunal|poursuivi|injonction de payer|plainte|requete|convocation (?:au|du|devant)|signifi|attaque en justice|sommation|remis|convocation|exploit|commandement|injonction',
  publication:
    'publi|mis en ligne|poste|article|journal|paru|diffus|partag|en ligne|bulletin officiel|affich|sorti|parution|imprim|facebook|bulletin|annonc',
  injury:
    "accident|bless|chute|tombe|renvers|percut|casse (?:la|le)|mordu|brul|gliss|agress|fractur|frapp|trebuch|heurt|carambol|me suis fait mal|cogn|fauche|boulet|entorse|fauch|ecras|tombee?|chut|mord|cass|coince|entors|empoisonn|coup de|piqu|electrocut|intoxi|bouscul|(?:pendant|lors de|durant|apres) (?:l'|une |mon )operation|mal opere",
  'loss-or-damage':
    'degat|dommage|inond|vol|vole|cambriol|incendie|feu|tempete|grele|perdu|casse|detrui|abim|fuite|sinistre|accident|disparu|endommag|raye|defonce|rentre dedans|fracass|derob|vandal|rupture|dechir|emboutit|embouti|incendi|brul|eclat|rayee?|effondr|tomb|deborde|fractur|percut',
  'tax-notice-received':
    "impot|fisc|avis d'imposition|redressement|finances publiques|proposition de rectification|tva|taxe|avis de mise en recouvrement|dgfip|tresor public|rappel d'impot|taxation|avis|contribution|rectification|imposition|cotisation fonciere",
  departure:
    "parti|depart|vol |quitte (?:le|la) (?:pays|france|territoire)|decoll|voyage|embarqu|avion|expuls|partir|vol$|pars|quitt|sorti du|emigr|pris l'avion|rentr",
  against:
    "depuis|embauch|nee?|anniversaire|marie|mariage|commenc|debut|entree? dans|emmenag|rendez-vous|audience|dois|doit|derniere fois|prochain|avant le|jusqu'au|plaint|appele|telephon|repond|ecrit a|reunion|entretien|vacances|medecin|avocat|demande|engage|travaillais|convoqu|toujours pas|encore|arret maladie|enceinte|relance|promu|avertissement|prend effet|effet au|valable|radio|irm|scanner|operation|operee?|opere|expert|expertise|constat|enterr|incinere|obseques|funerailles|inhum|notaire|testament|succession|fete mes|aurai \\d|j'aurai|ne le|nee le|ne en|echeance|loyer|salaire|mensualite|rappel|rdv|bail|contrat (?:est|date|du|signe en)|embauche|entree? (?:le|en)|visite|retraite|conciliation|mediation|arret (?:de travail|maladie)|titre de sejour|visa|convoc|livraison (?:est|prevue)|permanence|audition|ressorti|relache|libere|arrivee? (?:en france|en belgique|en suisse|au canada|sur le territoire)|devis",
  negated: 'pas|jamais|rien|toujours pas|aucun|sans|plus',
  atOnce:
    "j'etais la|j'ai vu|j'etais (?:avec|a cote|present|dans|au|sur)|sous mes yeux|devant moi|tout de suite|immediatement|le jour meme|sur place|je suis tombe|m'a (?:renverse|percute|frappe|mordu|heurte)|j'ai ete|a ses cotes|tenais la main|j'etais|temoin|on m'a dit en face",
  vague:
    "il y a (?:quelques?|plusieurs|environ|a peu pres|pres de|presque|plus de|bien|longtemps|peu|un moment|un bail|un certain|une paire|deux ou trois|deux-trois|trois ou quatre|des|un petit moment|une bonne)|ya (?:quelques?|environ|des|longtemps)|recemment|dernierement|naguere|l'autre (?:jour|soir|semaine)|un (?:beau )?(?:jour|soir|matin)\\b|une nuit|(?:le|la|ce|cet|cette|l'|au|en|pendant|durant|depuis|dans|vers|courant|avant|apres|de|a|l')(?: l'| la| le| les)? ?(?:mois|annee|an|semaine|ete|hiver|automne|printemps|rentree|noel|paques|toussaint|ramadan|tabaski|carnaval|vacances|fetes?|week-end|nouvel an|confinement|aid|carreme|saison)(?: (?:dernier|derniere|passee?|precedent|precedente))?(?![a-z-]| ?\\d| de preavis| a la| au)|(?:a la |vers la |en |debut|mi-|fin|au debut|au milieu|a la fin|courant|vers la fin)(?: de | du | d'|-| de l')?(?: ?)(?:fin|debut|mi|mois|annee|l'annee|l'ete|l'hiver|semaine|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|printemps|automne)|(?:en|debut|fin|mi-?|courant|depuis|vers|au mois de|au mois d'|de|d'|pendant) ?(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)(?<!\\d(?:er)? (?:de )?\\w{3,9})|en (?:19|20)\\d\\d\\b|a un moment|a l'epoque|entre-temps|plus tard dans|peu avant|peu apres|un de ces|quelque temps|pendant (?:mes|nos|les) (?:vacances|conges)|lors de mes|environ",
  unsure:
    "(?:sais|souviens|rappelle|souvient|sait|saurais|peux|connais|retrouve)~(?:plus|pas|personne)~(?:quand|jour|date|exact|bien)|ne (?:sais|me souviens|me rappelle|sait|connais)|plus (?:la date|quel jour|exactement|trop quand)|aucune idee|sans savoir quand|date~(?:illisible|effacee?|manque|perdue)|petit a petit|peu a peu|au fil du temps|progressivement|au fur et a mesure|oublie~(?:date|jour|quand)|jete l'enveloppe|je ne (?:sais|retrouve)|entre le|personne ne sait|impossible de (?:dire|savoir)",
  resigned: 'demission|preavis|demission|demission',
  unreal:
    'devait|devaient|aurait du|auraient du|etait (?:prevu|prevue|cense)|etaient (?:prevu|cense)',
  others:
    "collegues?(?: de (?:travail|bureau))? (?:a |ont |s'est|s'etait|avait|vient)|(?:licencie|vire) (?:mon|ma|un|une|des|deux|trois) collegue",
  pending:
    "pas (?:encore )?(?:de |eu de )?(?:reponse|decision)|aucune (?:reponse|decision|nouvelle)|attend\\p{L}* (?:toujours |encore )?(?:la|une|leur|sa|ma) (?:reponse|decision)|en attente|(?:n'a|n'ont) (?:toujours |encore )?(?:pas|rien)~(?:decid|repond|statu|tranch)|toujours rien|sans reponse",
}
