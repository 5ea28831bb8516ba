import type { EventWords } from '../event-words.ts'

export const italianEvents: EventWords = {
  event:
    'success|accadut|capitat|avvenut|incidente|rifiutat|discrimin|molest|insult|minacc|aggredi|cancellat|truff|sfratt|cambiat~serratura|hackerat|picchiat|fatto|fatti|negat|umili|multat|perquis|rubat|e stato|trasferit|rifiut|minacci|annullat|truffa|successo|assemblea|deliber|vietat|cambiat|licenz|schiaff|volo',
  'dismissal-notice':
    'licenzi|cacciat|mandat[oa] via|lasciat[oa] a casa|buttat[oa] fuori|fatt[oa] fuori|lettera di licenziamento|perso il (?:lavoro|posto)|silurat|messo alla porta|messa alla porta|preavviso|non tornare|esubero|sbattut[oa] fuori|lasciat[oa] a piedi|rescis|dato il benservito',
  'notice-received':
    "(?:ricevut|arrivat|consegnat|dato|trovat|mandat|notificat)~(?:lettera|avviso|raccomandata|comunicazione|mail|multa|bolletta|disdetta|diffida|pec|verbale|busta)|(?:lettera|avviso|raccomandata|comunicazione|mail|multa|disdetta|pec|verbale)~(?:ricevut|arrivat|consegnat|notificat|dat)|notificat|ricevut|arrivat|l'ho ricevut|mi e arrivat|consegnat|ritirat|ricev|cassetta|raccomandata|pec |verbale|multa|disdetta|sfratto|recapit|portat|giunt|trovat|infilat|sotto la porta|affiss|postino",
  'notice-sent':
    'inviat|spedit|mandat|datat|lettera del|timbro postale|ho scritto|raccomandata|spedizione|imbucat|timbro|pec|trasmess',
  'decision-received':
    '(?:ricevut|arrivat|notificat|consegnat|comunicat)~(?:decisione|sentenza|diniego|rigetto|provvedimento|risposta|rifiuto|ordinanza|decreto)|(?:decisione|sentenza|diniego|rigetto|provvedimento|rifiuto)~(?:ricevut|arrivat|notificat|consegnat)|notificat|rigettat|respint|negat|arrivat|ricevut|diniego|ritirat|posta|ricev|consegnat|raccomandata|pec|in mano|rigett|comunicat|giunt|recapit|avuto',
  'decision-date':
    '(?:decisione|sentenza|diniego|rigetto|provvedimento|ordinanza|decreto)~(?:del|datat|emess|e |depositat)|emess|pronunciat|condannat|giudice ha|deciso|tribunale ha|datat|depositat|in data|porta la data|data del|decis|deliberat|firmat|del giudice|adottat|pubblicat|rilasciat',
  'end-of-employment':
    'ultimo giorno|fine (?:del )?(?:contratto|rapporto)|contratto (?:e )?(?:finit|scadut|terminat|scade)|dimess|smesso di lavorare|lavorato fino|cessat|cessazione|effetto immediato|su due piedi|in tronco|pensione|finito di lavorare|lasciato il lavoro|ultimo (?:giorno|turno)|finit|terminat|scadut|chius|conclus|rapporto di lavoro',
  death:
    "mort|decedut|decess|scompars|mancat[oa]|deceso|ucciso|se n'e andat|perso (?:mio|mia) (?:padre|madre|marito|moglie|figli|fratello|sorella)|spirat|suicid|annegat|defunt|mancat|venut[oa] a mancare|lasciat|spent|perso",
  'knowledge-of-death':
    '(?:saput|avvisat|detto|chiamat|informat|appres)~(?:mort|decess|decedut)|saput|appreso|avvisat|notizia|venut[oa] a sapere|informat|telefonat|detto|saputo|seppi|avvis|comunicat|chiamat|scritto|apprend|scopert|necrologio|avvert',
  'knowledge-of-facts':
    'scopert|saput|accort|venut[oa] a sapere|notat|visto|ho visto|mi sono res|appres|diagnos|emers|scopr|mi hanno detto|confess|medico~dett|trovato|saltato fuori|conoscenza|capito|saputo|capit|appreso|vist[oa] che|detto che|venuto fuori|diagnosti|reso conto|resa conto|confermat|spiegat|rivelat',
  'contract-concluded':
    'firmat|comprat|acquist|ordinat|prenotat|stipulat|conclus|sottoscritt|abbonat|contratto del|ordine|compromesso|rogito|caparra|preso un|sottoscri|iscritt|accettat|preso in affitto',
  'goods-received':
    'ricevut|arrivat|consegn|ritirat|pacco|recapitat|spacchettat|portato|ricev|corriere|recapit|portat|mi e giunt',
  'defect-found':
    'rott|guast|difett|smesso di funzionare|non funziona|crep|perdita|muffa|scopert|notat|accort|fermat|vizio|non si accende|non parte|bruciat|infiltraz|vist|comparso|rompersi|spento|perd|smess|comparse|spunta|vist[oa]|scollat|umidit|non (?:parte|funziona)|si e (?:rott|apert|stacc)',
  'end-of-tenancy':
    "lasciato (?:la casa|l'appartamento|la stanza|casa)|riconsegnat|consegnato le chiavi|restituito le chiavi|chiavi|traslocat|andat[oa] via da|fine (?:della )?locazione|contratto (?:di (?:affitto|locazione) )?(?:e )?(?:finit|scad)|sgombr|rilasci|trasloc|fine affitto|liberat|andati via|lasciat|restitu|riconsegn|andat[oa] via|sgomber|disdetta per|uscit[oa]",
  'payment-due':
    'scad|dovev[ao](?:no)? (?:pagare|essere pagat|versare|saldare|restituire)|da pagare|pagabile|data di pagamento|stipendio~(?:arrivare|pagat|dovut)|dovut|avrebbe(?:ro)? dovuto (?:pagare|versare)|termine di pagamento|rimborsare|doveva arrivare|scadeva|scadenza|scadut|dovev|pagament|esigibile|saldare|restituir|saldo|promess',
  arrest:
    'arrest|fermat|portat[oa] (?:via|in (?:caserma|questura|carcere))|manette|ammanett|in carcere|detenut|carabinieri mi|polizia mi|custodia|galera|preso dalla polizia|pres[oiae] (?:mio|mia|mi|il|la|lui|lei|i |due)|preso mio|portat[oai] via|carabinieri|carcere|polizia|prelevat',
  'service-of-claim':
    'citazione|citat[oa]|atto giudiziario|decreto ingiuntivo|ufficiale giudiziario|ricorso|causa|notificat~(?:atto|citazione|ricorso|decreto)|tribunale|querel|denunciat|precetto|carte del tribunale|busta verde|pignorament|notificat|atto di citazione|consegnat|giudice di pace|usciere',
  publication:
    'pubblic|postat|messo online|caricat|articolo|giornale|uscito|diffus|condivis|gazzetta|in rete|su (?:facebook|instagram|internet)|stampat|bando|apparso|pubblicat|affiss|uscit|post(?:at|o)|online|albo|instagram|facebook',
  injury:
    "incidente|infortun|ferit|cadut|caduta|investit|tampon|scivolat|mors|rott[oa] (?:il|la|un)|bruciat|ustion|aggredit|picchiat|fratturat|inciampat|scontr|travolt|fatt[oa] male|colpit|investi|scivol|inciamp|rott|frattur|incident|aggredi|schiacci|tagliat|avvelen|intossic|distors|calcio|urtat|(?:durante|dopo) (?:l'|un )?(?:operazione|intervento)|operat[oa] male|sbagliat",
  'loss-or-damage':
    'dann|allag|rubat|furto|incendi|pers[oa]|rott|distrut|tempesta|grandine|infiltr|sinistro|incidente|scompars|ladri|svaligiat|graffiat|scoppiat|tubo|rapin|smarrit|tamponat|bruciat|incend|grandin|tempest|perdit|perso|distrutt|rigat|crollat|cadut|esplos|urtat|scass',
  'tax-notice-received':
    'agenzia delle entrate|cartella (?:esattoriale|di pagamento)|avviso di accertamento|fisco|accertamento|tasse|imposta|imu|tari|iva|equitalia|agenzia entrate|cartella|agenzia|accertament|tass[ae]|imposte|tassazione|avviso',
  departure:
    "partit|partenza|volo|volat|lasciato (?:il paese|l'italia)|viaggio|decoll|aereo|espuls|imbarc|partire|part[oi]\\b|traghetto|lasciat|vol[oa]|imbarcat|decollat|emigrat|uscit|andat[oa]|viaggi",
  against:
    'dal |da quando|assunt|nat[oa] |compleanno|sposat|matrimonio|cominciat|iniziat|inizio|entrat[oa]|trasferit|appuntamento|udienza|devo|deve|entro|ultima volta|prossim|fino al|reclam|telefonat[oa] (?:a|al)|chiamat|rispost|scritto (?:a|al)|riunione|colloquio|ferie|medico|avvocato|chiesto|lavoravo|ancora|sollecit|domanda|incinta|promoss|richiamo|decorr|valid[oa]|effetto dal|radiograf|risonanza|tac |lastra|operat|operazione|intervento|funeral|sepolt|sepoltura|cremat|notaio|testament|eredi|compi[rut]|compio|visita|rata|stipendio|affitto dal|contratto (?:e|era|di locazione|del|di lavoro|di leasing)|visto |permesso|perizia|perito|anniversario|pension|mediazione|fattura|consegna (?:e|prevista)|controllo|leva|prenotat|iscritt|inps mi convoca|rilasciat|scarcerat|preventivo',
  negated: 'non|mai|nulla|niente|ancora|senza|nessun',
  atOnce:
    "ero (?:li|presente|con|accanto|al|in)|l'ho vist|ho visto|davanti a me|sotto i miei occhi|subito|stesso giorno|sono cadut|mi ha (?:investit|colpit|mors|tampon)|mi hanno (?:investit|colpit|tampon|aggred)|sul posto|tenevo la mano|immediatamente|ero presente|sono scivolat|sono stat",
  vague:
    "(?:qualche|alcun[ie]|parecch\\w+|divers[ei]|vari[ei]?|poc(?:o|hi|he)|tant[oie]|molt[oie]|circa|quasi|un paio di|un po' di|due o tre|due-tre|tre o quattro|2-3|piu di|piu o meno|piu) (?:\\w+ )?(?:tempo|giorn[oi]|settiman[ae]|mes[ei]|ann[oi])(?: \\w+)? fa|tempo fa|(?:giorni|settimane|mesi|anni) fa\\b(?<!\\d \\w{4,9} fa)(?<!(?:due|tre|sei|ici|tto|ove|ette|ntro|que|nti|nta) \\w{4,9} fa)|di recente|recentemente|ultimamente|poco fa|l'altro giorno|l'altra (?:settimana|sera)|un (?:bel )?(?:giorno|po' di tempo)\\b|una (?:sera|notte|mattina)\\b|(?:l'|la |il |lo |quest[oa' ]|nel |nell'|in |dall'|durante (?:l'|il |la )|verso (?:l'|la )|d')(?:anno|mese|settimana|estate|inverno|autunno|primavera|weekend|fine settimana)(?: scors[oa]| passat[oa]| precedente)?|scors[oa] (?:mese|anno|settimana|estate|inverno|autunno|primavera)|(?:a|in|di|da|nel|verso|durante|per|dopo|prima di|sotto|intorno a|entro|fine|inizio|meta|del mese di)(?: le| la| il| i)? ?(?:inizio|fine|meta )?(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)(?!,? il \\d)(?<!\\d (?:di )?\\w{5,9})|(?:a|sotto|per|dopo|durante|prima di|nel periodo di|verso|intorno a)(?: le| la| il| i| delle| di)? ?(?:feste|natale|pasqua|ferragosto|capodanno|carnevale|vacanze|ferie|pasquetta|ramadan|epifania|pandemia|lockdown)|(?:a |verso |sul)?(?:fine|inizio|meta|inizi|primi|ultimi) (?:di |del |dell'|degli |giorni |mesi )?(?:anno|mese|estate|settimana|scorso|autunno|\\d{4}|inverno)|nel (?:19|20)\\d\\d\\b|mentre (?:ero|eravamo)|a un certo punto|in quel periodo|all'epoca",
  unsure:
    'non~(?:ricord|so |sappiamo|sa )~(?:quando|giorno|data|bene|esatt|piu|di preciso)|non (?:mi )?ricord|non so (?:quando|bene|che giorno|di preciso|esatt|la data|piu)|nessuno (?:ricorda|sa)|poco a poco|a poco a poco|piano piano|col tempo|con il tempo|gradual|data~(?:illeggibile|non si legge|cancellat|sbiadit|manca|persa)|dimenticat~(?:giorno|data|quando)|chissa quando|buttato la busta|tra il|o forse',
  resigned: 'dimission|dimess|preavviso|dimissioni|dimission',
  unreal:
    'doveva|dovevano|sarebbe dovut|sarebbero dovut|avrebbe dovuto|avrebbero dovuto|era previst|erano previst',
  others:
    'colleg(?:a|hi|he) (?:e stat|sono stat|ha|hanno|e )|licenziat[oaie]~(?:un|una|il mio|la mia|due|tre) colleg',
  pending:
    "(?:nessuna|senza) risposta|non (?:ha|hanno|mi ha|mi hanno|c'e)~(?:deciso|rispost|decisione|pronunci)|aspett\\p{L}+~(?:risposta|decisione|esito)|in attesa|ancora (?:niente|nulla)",
}
