import type { EventWords } from '../event-words.ts'

export const dutchEvents: EventWords = {
  event:
    'gebeur|voorval|incident|geweiger|weiger|discrimin|gepest|lastig|beledig|bedreig|aangevallen|geannuleerd|slot(?:en)? vervangen|opgelicht|gehackt|gestolen|uitgezet|plaatsgevonden|vond plaats|afgewezen|geslagen|buitengesloten|overgeplaatst|beboet|mishandel|doorzocht|afgezegd|overkomen|geweigerd|beledigd|bedreigd|gebeurd|gebeurde|vergadering|besloten|gestemd|verboden|niet binnen|uitgescholden|vlucht|weggestuurd',
  'dismissal-notice':
    'ontslag|ontslagen|ontslaan|de laan uit|op straat gezet|eruit (?:gegooid|gezet|geschopt|geknikkerd)|op staande voet|ontslagbrief|baan kwijt|werk kwijt|weggestuurd|opgezegd|niet meer terug|mijn contract (?:beeindigd|opgezegd)|beeindig|de deur gewezen|aan de kant gezet|zak gekregen|gedumpt|naar huis gestuurd|wegbezuinigd|boventallig',
  'notice-received':
    '(?:kreeg|gekregen|ontvang|ontving|kwam|binnen|lag|vond|gegeven|overhandigd)~(?:brief|bericht|mail|aanmaning|boete|rekening|factuur|opzegging|aangetekend|post|kennisgeving)|(?:brief|bericht|mail|aanmaning|boete|rekening|factuur|opzegging|kennisgeving|post)~(?:kreeg|gekregen|ontvang|ontving|kwam|binnen|lag|bezorgd|gekomen)|brievenbus|op de mat|ontvangen|gekregen|kreeg ik|kwam aan|binnengekomen|kwam binnen|ontving|in de bus|bus|kwam|kreeg|aangetekend|opzeg|aanmaning|lag|stak|toegekomen|overhandigd|boete|deurwaarder|postbode|mail|gevonden|onder de deur|toegestuurd|binnen|aangeplakt',
  'notice-sent':
    'verstuurd|gestuurd|verzonden|gemaild|op de post|gedateerd|gedagtekend|brief van|poststempel|stuurde|opgestuurd|dagtekening|gepost|aangetekend|verstuurde',
  'decision-received':
    '(?:kreeg|gekregen|ontvang|ontving|kwam|binnen|lag)~(?:besluit|beschikking|beslissing|vonnis|uitspraak|afwijzing|weigering)|(?:besluit|beschikking|beslissing|vonnis|uitspraak|afwijzing|weigering)~(?:kreeg|gekregen|ontvang|ontving|kwam|binnen|gekomen|bezorgd|lag)|afgewezen|geweigerd|ontvangen|ontving|kwam (?:pas )?(?:op|binnen|aan)|kreeg|gekregen|afwijzing|binnengekomen|aangekomen|kwam|binnen|brievenbus|bus|aangetekend|betekend|in handen|postbode|toegekomen|post|kennis',
  'decision-date':
    '(?:besluit|beschikking|beslissing|vonnis|uitspraak|afwijzing)~(?:van|gedateerd|is|op|dateert|genomen|gedaan)|veroordeeld|besloten|besliste|rechter (?:heeft|besliste|zei)|uitspraak|gedagtekend|gedateerd|vonnis gewezen|dateert|uitgesproken|draagt de datum|beslist|besluit|vonnis|genomen|gewezen|ondertekend|datum',
  'end-of-employment':
    'laatste (?:werk)?dag|laatste werkdag|contract (?:liep|is|eindigde|afgelopen|eindigt|loopt)|dienstverband (?:eindig|is|liep)|einde (?:van )?(?:mijn )?(?:contract|dienstverband)|gestopt met werken|uit dienst|gewerkt tot|op staande voet|per direct|met pensioen|zelf ontslag|afgelopen|laatste (?:werk)?(?:dag|shift|dienst)|liep af|gestopt|beeindigd|ten einde|eindigde|weg bij|vertrokken',
  death:
    'overleden|overleed|overlijden|gestorven|stierf|dood|doodgegaan|heengegaan|omgekomen|verloor mijn (?:vader|moeder|man|vrouw|zoon|dochter|broer|zus)|ingeslapen|vermoord|zelfmoord|verdronken|sterf|verloren|ontvallen',
  'knowledge-of-death':
    '(?:hoorde|gehoord|verteld|gebeld|bericht|vernomen|weten)~(?:overleden|overlijden|dood|gestorven)|hoorde|gehoord|vernam|vernomen|gebeld|bericht gekregen|erachter|verteld|gezegd|belde|bericht|verwittigd|te weten|laten weten|kennis|gelezen|doodsbrief|rouwkaart',
  'knowledge-of-facts':
    'ontdek|erachter|achter gekomen|gemerkt|merkte|gezien dat|zag|gehoord|hoorde|vernam|opgemerkt|bleek|diagnos|arts~(?:zei|gezegd|vertel)|besef|kwam uit|aan het licht|kwam ik|verteld|bekend|gezien|viel me op|toegegeven|vastgesteld|ontdekt|achter|vernomen|gebleken|te weten|opgevallen|door had|doorkreeg|beseft|diagnose|gevonden|ingezien|begreep|begrepen',
  'contract-concluded':
    'getekend|ondertekend|gekocht|kocht|besteld|bestelde|geboekt|afgesloten|contract van|aankoop|overeengekomen|koopovereenkomst|abonnement|tekende|gesloten|aanbetaling|aangeschaft|gehuurd|akkoord',
  'goods-received':
    'ontvangen|geleverd|bezorgd|gekregen|levering|pakket|opgehaald|aangekomen|afgeleverd|kwam aan|binnen|gebracht|uitgepakt|ontving|kreeg|kwam|toegekomen',
  'defect-found':
    'kapot|stuk|defect|gebrek|gescheurd|lek|schimmel|werkte niet|werkt niet|begeven|ontdek|gemerkt|merkte|storing|scheur|zag|gebroken|start niet|deed het niet|doet het niet|uitgevallen|mankement|doorgebrand|vastgesteld|opgemerkt|ging stuk|ontdekt|gezien|stopte|begaf|vocht|rot|barst|losgekomen|kraakt|gevonden|roest|zagen',
  'end-of-tenancy':
    'verhuisd|sleutels? (?:ingeleverd|terug|overgedragen|afgegeven|teruggegeven)|sleutel|huis uit|woning (?:verlaten|opgeleverd|uit)|vertrokken uit|oplevering|huur (?:eindig|afgelopen|liep|beeindigd)|einde (?:van de )?huur|huurcontract (?:liep|eindig|loopt)|opgeleverd|uitgetrokken|kamer verlaten|ontruim|vertrok|verlaten|sleutels|vertrokken|ingeleverd|plaatsbeschrijving|huur (?:eindigde|liep)|weggegaan|teruggegeven|ontruimd',
  'payment-due':
    'vervaldatum|vervaldag|betaald (?:moeten|had)|had (?:moeten )?betaal|moest~betal|te betalen|betaaldatum|verschuldigd|betalen uiterlijk|verviel|vervalt|opeisbaar|uitbetaald|salaris~(?:moeten|zou)|zou~betalen|terugbetal|betaaltermijn|loon|verv|betaald moest|moest|uiterlijk|betalen|termijn|beloofd|afgesproken',
  arrest:
    'gearresteerd|aangehouden|arrestatie|aanhouding|opgepakt|meegenomen|vastgezet|in de cel|handboeien|boeien|ingerekend|hechtenis|vastgehouden|politie~(?:mee|op)|opgesloten|opgehaald|van huis gehaald|politie|afgevoerd|cel|geboeid',
  'service-of-claim':
    'dagvaard|deurwaarder|exploot|gedagvaard|rechtbankpost|brief van de rechtbank|aangeklaagd|verzoekschrift|oproep|betekend|papieren van de rechtbank|rechtszaak|verweer|gerechtelijk|voor de rechter gedaagd|dagvaarding|afgegeven|overhandigd|rechtbank',
  publication:
    'gepubliceerd|geplaatst|online gezet|gepost|artikel|krant|verschenen|gedeeld|staatscourant|bekendgemaakt|geupload|op internet|op facebook|verscheen|uitgezonden|gedrukt|bekendmaking|plaatste|gezet|online|staatsblad|uitgehangen|facebook|website',
  injury:
    'ongeluk|ongeval|gewond|verwond|gevallen|viel|aangereden|gebroken|gebeten|verbrand|uitgegleden|gleed|botsing|geslagen|gestruikeld|overreden|mishandeld|letsel|whiplash|geraakt|klap|geschept|van de trap|ribben|bezeerd|geraakte|gesneden|bekneld|geplet|omver|aanrijding|gestoken|geschopt|beroepsfout|verzwikt|vergiftig|botst|omvergereden|klem|(?:tijdens|bij|na) (?:de|een|mijn) operatie|verkeerd geopereerd|vuurpijl|vuurwerk|tegen mijn (?:oog|hoofd|been|arm)|in mijn (?:oog|gezicht)',
  'loss-or-damage':
    'schade|beschadigd|gestolen|diefstal|inbraak|ingebroken|overstrom|brand|storm|hagel|verloren|kwijt|vernield|lekkage|waterschade|ongeluk|aanrijding|gesprongen|afgebrand|bekrast|kapot|leiding|weggewaaid|beroofd|verdwenen|aangereden|ondergelopen|onder water|overstro|lek|gekrast|ingestort|weg|omgewaaid|ontploft|stuk',
  'tax-notice-received':
    'belasting|aanslag|belastingdienst|naheffing|navordering|btw|woz|blauwe (?:brief|envelop)|fiscus|belastingaanslag|toeslag|terugvorder|blauwe envelop',
  departure:
    'vertrok|vertrek|vlucht|gevlogen|afgereisd|land (?:verlaten|uit)|reis|vliegtuig|uitgezet|uitreis|op reis|geemigreerd|vlieg|afvaart|boot|vertrokken|vloog|verlaten|weggegaan|emigre',
  against:
    'sinds|aangenomen|geboren|verjaardag|getrouwd|bruiloft|begonnen|in dienst|ingetrokken|begin|afspraak|zitting|moet|uiterlijk|laatste keer|vorige keer|volgende|tot en met|geklaagd|gebeld met|gesproken|gesprek|antwoord|gereageerd|huisarts|advocaat|aangevraagd|bezwaar|vakantie|werkte|nog steeds|vergadering|ziek gemeld|ziekgemeld|zwanger|promotie|waarschuwing|per \\d|ingaand|ingang|geldig|klacht|aanvraag|herinnering|rontgen|mri|scan|foto |geopereerd|operatie|begrafenis|begraven|crematie|gecremeerd|uitvaart|notaris|testament|erfenis|verjaar|word \\d|word op|werd \\d+ (?:jaar)?|jarig|expert|keuring|termijn van|salaris|loon|herinner|aanmaning|factuur (?:is|was|van)|huurcontract|contract (?:is|van|was|hebben)|leveren|levering (?:is|staat)|visum|verblijfs|bemiddeling|hoorzitting|trouw|huwelijk|pensioen|ingaan|ingaat|dokter|arts|controle|woon|begon|bezichtig|gepland|vastgelegd|vrijgelaten|offerte|naar nederland gekomen',
  negated: 'niet|nooit|geen|niks|niets|nog steeds|nog altijd|zonder|wacht',
  atOnce:
    'was erbij|ik was (?:er|daar|bij|aan|op|in|met)|zelf gezien|ik zag|zag het|voor mijn (?:ogen|neus)|meteen|direct|zelfde dag|dezelfde dag|waar ik bij was|ben ik (?:gevallen|aangereden|geslagen|uitgegleden)|werd ik|ik (?:viel|werd|gleed)|reed me|hield (?:zijn|haar) hand|naast (?:hem|haar)|beet me|sloeg me',
  vague:
    "(?:een|enkele|enige|een aantal|een paar|paar|verscheidene|verschillende|meerdere|wat|vele|ongeveer|circa|zo'n|ruim|bijna|meer dan|twee of drie|twee a drie|twee, drie|drie of vier|een stuk of \\w+)(?: \\w+)? ?(?:tijdje|tijd|poos|poosje|dagen|weken|weekjes|maanden|jaren|jaar)(?: (?:geleden|terug))|(?:een )?(?:tijdje|poosje|hele tijd|tijd|poos) (?:geleden|terug)|onlangs|recent|recentelijk|laatst|kort geleden|pas geleden|lang geleden|een keer|op een (?:dag|avond|ochtend|nacht|gegeven moment)|(?:deze|vorige|vorig|afgelopen|dit|verleden|laatste|voorbije|die|dat) (?:week|maand|jaar|zomer|winter|herfst|lente|voorjaar|najaar|weekend|kerst|pasen|vakantie|schooljaar)|(?:in|rond|met|na|voor|tijdens|sinds|begin|eind|einde|half|medio|tegen|van|over|midden)(?: de| het| dit| vorig| afgelopen| van de| van het)? ?(?:eind |begin |hele )?(?:zomer|winter|herfst|lente|voorjaar|najaar|kerst|kerstmis|pasen|pinksteren|carnaval|vakantie|zomervakantie|kerstvakantie|feestdagen|oud en nieuw|sinterklaas|ramadan|suikerfeest|maand|jaar|lockdown|bouwverlof|krokusvakantie|paasvakantie)|(?:in|begin|eind|half|medio|rond|sinds|tijdens|ergens in|van|vorige|afgelopen|tegen) (?:eind |begin )?(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)(?<!\\d \\w+)|(?:eind|begin|halverwege|midden) (?:van )?(?:deze|vorige|het|de|vorig|dit|\\d{4})|in (?:19|20)\\d\\d\\b|ergens|toen (?:ik|we|wij) (?:weg|op vakantie|op reis)|indertijd|destijds|in de loop van|langzamerhand",
  unsure:
    '(?:weet|weten|herinner|zeggen|kan|geen)~(?:niet|meer|niemand|idee)~(?:wanneer|dag|datum|precies|meer|juist|exact)|(?:niet|geen)~(?:precies|zeker|idee)~(?:wanneer|dag|datum)|wanneer~(?:weet|kan|niemand|geen)~(?:niet|meer|niemand)|niet meer (?:precies|wanneer|welke)|geen idee|geleidelijk|stilaan|beetje bij beetje|langzaam|datum~(?:onleesbaar|vervaagd|uitgeveegd|ontbreekt|staat er niet)|vergeten~(?:wanneer|dag|datum)|envelop~(?:weg|kwijt|weggegooid)|niemand weet|ofwel|tussen',
  resigned: 'ontslag|opgezegd|opzeg|ontslag genomen|ontslag genomen',
  unreal: 'zou|zouden|moest(?:en)?~(?:komen|geleverd|bezorgd|aankomen)|had(?:den)?~moeten',
  others:
    "collega(?:'s)? (?:werd|is|zijn|werden|kreeg|kregen)|(?:is|werd|werden) (?:mijn|een|twee|drie) collega",
  pending:
    'geen (?:antwoord|reactie|besluit|uitspraak|beslissing|bericht)|wacht(?:en)?~op|niets gehoord|nog niets|nog niet (?:beslist|besloten|gereageerd)',
}
