import type { EventWords } from '../event-words.ts'

export const finnishEvents: EventWords = {
  event:
    'tapahtu|sattui|tapaus|kieltay|evattiin|syrji|hairi|ahdist|uhka|hyokk|loukka|peruttiin|peruutettiin|vaihdettiin lukko|huija|hakkeroi|varast|haadet|pahoinpide|loi|kohdel|hylkasi|estettiin|potki|nimitteli|perui|siirrettiin|kiellettiin|lyotiin|peru|kokous|paatti|hairit|kieltait|lento|heitettiin',
  'dismissal-notice':
    'irtisano|irtisanot|potkut|erotettiin|sain kenkaa|kenkaa|lomautus|lomautettiin|tyosuhteeni paatettiin|purettiin|purku|pihalle|ulos tyopaikalta|irtisanomisilmoit|tyopaikka lahti|menetin tyo|menetin tyopaikkani|lopputili|fudut|fudu|monoa|sanottiin irti|ei tarvitse tulla|paatti tyosuhteeni|antoi kenkaa|heitettiin pihalle|koeaikapur',
  'notice-received':
    '(?:sain|saatu|saapui|tuli|annettiin|loysin|toimitettiin|ojennettiin)~(?:kirje|ilmoitu|lapun?|posti|lasku|sakko|varoitus|irtisanomi|sahkoposti|maksukehotu|viesti)|(?:kirje|ilmoitus|posti|lasku|sakko|varoitus|sahkoposti|maksukehotus|viesti)~(?:tuli|saapui|sain|annettiin|toimitettiin|kolahti)|postilaatik|postiluuku|tiedoksi|sain|saapui|tuli perille|vastaanotin|kolahti|tuli|luukusta|postissa|posti|irtisanomi|huomautus|varoitus|sakko|ilmoitus|kirje|kateen|annettiin|toi|lappu|kuittasin|sahkoposti|ilmestyi|loytyi|noudin',
  'notice-sent':
    'lahet|postitin|postitettiin|paivatty|kirje on|postileima|laitoin postiin|toimitin|pantiin postiin|lahti postiin|lahetin|lahetettiin|lahetti|postitettu|kirjattuna|postiin|lahetetty|lahti',
  'decision-received':
    '(?:sain|saapui|tuli|annettiin|toimitettiin|avasin)~(?:paato|tuomio|hylkay|hylky|ratkaisu|kielteinen|paatos)|(?:paatos|paatoksen|tuomio|tuomion|hylky|ratkaisu)~(?:tuli|saapui|sain|tiedoksi|toimitettiin|posti)|tiedoksi|hylattiin|evattiin|kielteinen|saapui|sain sen|tuli (?:vasta|perille)|sain|vastaanotin|sain tiedon|tuli|posti|kirjatt|luin|hylka|kielt|annettiin|noudin|luukusta|kolahti|ilmoitettiin|kasiini|kateeni|kuittasin|vastaanot',
  'decision-date':
    '(?:paatos|paatoksen|tuomio|ratkaisu|hylky)~(?:on|paivatty|annettiin|tehtiin|tehty|annettu)|paivatty|annettu|tuomittiin|oikeus (?:paatti|antoi|tuomitsi)|karajaoikeus|paatettiin|julistettiin|annettiin|tehty|tehtiin|antoi|paatti|tuomi|ratkais|paivays|langetti|allekirjoitettu|paatos (?:on|tehtiin|annettiin)|julist|paivamaara',
  'end-of-employment':
    'viimeinen (?:tyo)?paiva|viimeinen tyopaiva|tyosuhde (?:paattyi|loppui|paattyy)|tyosuhteeni (?:paattyi|loppui|paattyy)|maaraaikai|sopimus (?:paattyi|loppui)|lopetin tyo|lahdin toista|tyot loppui|valittomasti|heti|jain elakkeelle|tyoskentelin~(?:asti|saakka)|lopetin|paattyi|viimeinen (?:tyo)?(?:paiva|vuoro)|viimeisen|loppui|maaraaikai\\p{L}* (?:paatty|loppu)|jain (?:elakkeelle|tyottomaksi)|tyosuhde (?:paattyi|loppui)|lahdin',
  death:
    'kuoli|kuolema|kuollut|menehty|poistui|nukkui pois|surma|edesmen|menetin (?:isa|aiti|mies|vaimo|poika|tytta|velje|sisko)|hukkui|itsemurha|vainaja|nukkunut pois|nukkui|menett',
  'knowledge-of-death':
    '(?:kuulin|sain tietaa|ilmoitettiin|soitettiin|kerrottiin|tieto)~(?:kuol|menehty|poism)|kuulin|sain tietaa|ilmoitettiin|tieto|soitettiin|kerrottiin|kuulimme|kuultiin|sain tiet|saimme tiet|kertoi|soit|ilmoitet|viesti|luin|tavoitt|selvisi',
  'knowledge-of-facts':
    'sain tietaa|sain selville|huomasin|huomattiin|selvisi|paljastui|kuulin|tajusin|havaitsin|nain|loysin|todet|diagnoosi|diagnos|laakari~(?:sanoi|kertoi|totesi)|ilmeni|kavi ilmi|kerrottiin|tunnusti|saimme tietaa|tuli ilmi|valke|tiliot|sain tiet|huoma|kertoi|paljast|naki|tajus|ymmarsin|vahvist|todett',
  'contract-concluded':
    'allekirjoit|ostin|ostimme|tilasin|tilattiin|varasin|sopimus (?:tehtiin|solmittiin|on)|teimme (?:sopimuksen|kaupan|kaupat)|kaupat|tein sopimuksen|solmi|kauppakirja|osto|liityin|hankin|sovittiin|sovimme|otin lainan|tein tilauksen|allekirj|teimme|tein|sopimus tehtiin|vuokrasin|ostettiin',
  'goods-received':
    'sain|saapui|toimitettiin|tuli|hain|noudin|paketti|toimitus|vastaanotin|luovutettiin|tuotiin|luovutus|haettiin|perille|kuljetus',
  'defect-found':
    'rikki|hajosi|vika|vian|vikoja|lakkasi toimimasta|ei toimi|vuoto|vuota|home|halkeama|huomasin|havaitsin|meni epakuntoon|loysin|sammui|virhe|ei kaynnisty|reistai|kosteus|leikkasi|ilmeni|sarky|paljastui|poltti|huoma|meni|halke|vuot|lakkasi|loyty|ilmest|irtosi|vaurio|kosteu|nakyi|havaits|paljast|ruost|todett|halkeam',
  'end-of-tenancy':
    'muutin (?:pois|ulos)|muutimme (?:pois|ulos)|luovutin (?:avaim|asunno)|palautin avaim|avaime|muutto|vuokrasuhde (?:paattyi|paattyy)|vuokrasopimus (?:paattyi|paattyy)|loppusiivous|asunnosta|lahdin asunnosta|vuokrasuhteen|luovutus|lopputarkast|muutin|avaim|luovut|tyhjen|lahdin|loppusiivo|vuokrasuhde|paattyi|jatin',
  'payment-due':
    'erapaiva|eraantyi|eraantyy|olisi pitanyt maksaa|piti maksaa|maksettava|maksupaiva|palkkapaiva|palkan piti|maksaa~mennessa|lasku erae|oli maara maksaa|maksun piti|lupasi maksaa|takaisinmaksu|maksuaika|eraan|piti|maksaa|maksun|lupasi|olisi pitanyt|palautt|tilille',
  arrest:
    'pidatet|pidaty|otettiin kiinni|kiinniotto|vangit|putka|kasirau|poliisi (?:vei|otti|pidatti)|vietiin|vankila|sellii|vangittiin|tutkintavanke|napattiin|pidat|otti(?:vat)?~kiinni|kiinni|vei|poliisi|putkaan|hakivat|raudoissa|napat',
  'service-of-claim':
    'haaste|haastehake|haastemies|karajaoikeu|kanne|oikeuden kirje|oikeudesta|haastettiin oikeuteen|ulosot|tiedoksian|kannete|velkomus|oikeuteen|haastettiin|vastauspyynto|kuittasin|tiedoksi|toi|saapui|ulosotto',
  publication:
    'julkais|julkaistiin|laitettiin nettiin|nettiin|artikkeli|lehti|lehdessa|postasi|jakoi|ilmestyi|facebook|somessa|kuulutus|ladattiin|virallinen lehti|lahetettiin tv|kirjoitus|ilmest|postas|verkko|laitettiin|jaettiin|nahtaville|ilmoitustau',
  injury:
    'onnettomuu|tapaturma|loukkaannu|loukkasin|kaaduin|kaatui|putosin|liukastu|tormas|kolari|mursi|murtui|puri|poltin|yliajo|jain (?:auton )?alle|ajoi (?:paalle|minua|paalleni)|loi|pahoinpidel|kompast|vamma|nyrjahti|satutin|ajettiin paalle|tapaturmai|liukast|murtu|kolar|pala|onnettom|tapatur|loukka|putos|jai(?:n)? (?:auton|alle)|paalle|lyot?i|hakattiin|viilsi|puristu|myrky|pahoinpi|nyrjah|alle|potk|leikkauksessa|leikkauksen (?:aikana|jalkeen)|hoitovirhe',
  'loss-or-damage':
    'vahinko|vahingoit|vaurio|varast|varkaus|murto|murtaud|tulva|tulipalo|palo|myrsky|katosi|rikki|hajotti|putkirikko|putki|vesivahinko|kolari|tormas|naarmu|romutt|menetin|havisi|ryosto|tuhou|kolhi|raekuuro|murtaut|rae|vahin|rikkou|halke|puts|hajosi|vuoti|kaatui|romahti|ryost|haljennut|meni rikki|puu',
  'tax-notice-received':
    'vero|verotta|verohallin|verotuspaatos|jalkivero|maatkuvero|maatku|alv|verolasku|oikaisu|mataky|kiinteistovero|verokirje|veropaatos|verottaja|matky|jaannosvero|omavero|arvonlisa',
  departure:
    'lahdin|lahto|lento|lensin|matka|poistuin maasta|lahdimme|lahtee|kone|karkoit|kaannyt|matkust|laiva|muutin ulkomaille|lahden|lahti|lensi|lennon|poistui|muutin|karkot',
  against:
    'alkaen|lahtien|palkattiin|synty|syntymapaiva|naimisiin|aloitin|muutin (?:sisaan|asuntoon)|muutimme asuntoon|tapaaminen|istunto|taytyy|pitaa|viimeistaan|viime kerta|viimeksi|ensi|mennessa|valitin|soitin|vastas|palaveri|kokous|haastattelu|laakarissa|asianajaja|hain|hakemu|loma|edelleen|olen tyoskennellyt|sairaslom|reklam|kysyin|tyohon|raskaana|ylenn|voimassa|voimaan|kirjoitin|muistut|pyysin|asti|rontgen|magneetti|kuvaus|leikka|operaatio|hautajais|haudattiin|siunaus|perunkirjoitus|testamentti|perukirja|taytan|taytti|tayttaa|kasittely|katselmus|arvio|palkka|era |sopimus (?:on|tehtiin|allekirj|paivat)|vuokrasopimus|velkakirja|tyosuhde alkoi|muutin|asunut|vihitt|haat(?!o)|naimis|elake|viisumi|oleskelulupa|vastaanotto|laakari|tarkastus|aika |toimitetaan|toimitus on|sovittelu|sovittu|lasku(?:tin| lahti)|huomautus|reklamoin|varattu|kutsuttu|menna',
  negated: 'ei |en |eivat|emme|koskaan|edelleenk|viela|ilman|odotan|mitaan',
  atOnce:
    'olin (?:paikalla|mukana|vieressa|lasna)|nain (?:sen|kun|itse)|silmieni|heti|samana paivana|valittomasti|minua|kaaduin|liukastuin|putosin|jain alle|tormasi minu|pitelin|olin|sattui minulle|silmien edessa|paalleni',
  vague:
    '(?:jokin aika|jonkin aikaa|vahan aikaa|kauan|hetki|tovi|pitkan aikaa|muutama \\p{L}+|pari \\p{L}+|pari kolme \\p{L}+|kolmisen \\p{L}+|nelisen \\p{L}+|kuutisen \\p{L}+|useita \\p{L}+|monta \\p{L}+|noin [\\p{L}\\d]+ \\p{L}+|reilu \\p{L}+|vajaa \\p{L}+|aikoja|ajat|viikkoja|kuukausia|vuosia|paivia|puolisen \\p{L}+) sitten|pari kolme (?:viikkoa|paivaa|kuukautta)|hiljattain|askettain|taannoin|vastikaan|akkia|viime aikoina|kerran|yhtena (?:paivana|iltana|yona|aamuna)|eraana (?:paivana|iltana)|(?:viime|tana|talla|edellis\\p{L}+|menneena|toissa|sina) (?:viikolla|kuussa|vuonna|kevaana|kesana|syksyna|talvena|vuoden|jouluna|paasiaisena|viikonloppuna|kuukautena|lukuvuonna)|kesalla|talvella|syksylla|kevaalla|kesan \\p{L}+|talven \\p{L}+|syksyn \\p{L}+|kevaan \\p{L}+|alkukesasta|loppukesasta|alkusyksy\\p{L}+|loppusyksy\\p{L}+|alkuvuo\\p{L}+|loppuvuo\\p{L}+|kevattalve\\p{L}+|(?:tammi|helmi|maalis|huhti|touko|kesa|heina|elo|syys|loka|marras|joulu)kuu(?:ssa|n (?:alussa|lopussa|lopulla|alkupuolella|puolivalissa|puolessa|aikana|loppupuolella|puolella|tienoilla|paikkeilla))|joulun|paasiaisen|juhannuksen|juhannuksena|vapun|uudenvuoden|jouluna|paasiaisena|loman aikana|lomalla ollessa|lomien|hiihtoloma\\p{L}*|joskus|jossain vaiheessa|vuonna (?:19|20)\\d\\d|(?:noin|suunnilleen) (?:viikko|kuukausi|vuosi)|(?:vuoden|kuun|viikon|kuukauden) (?:alussa|lopussa|vaihteessa|lopulla|puolivalissa)|vuodenvaihte\\p{L}*|(?:ollessani|ollessamme|kun olin|kun olimme) (?:lomalla|matkalla|poissa|sairaalassa)',
  unsure:
    'en~(?:muista|tieda|osaa sanoa|ole varma|loyda|kirjannut)|ei~(?:muista|tieda|tiedossa|osaa sanoa|nay)|kukaan ei|tarkka(?:a)? paiva~(?:ei|en)|pikkuhiljaa|vahitellen|vahan kerrallaan|ajan mittaan|unohdin~(?:paiva|milloin)|paivays~(?:epaselva|puuttuu|ei)|kuori~(?:hukassa|roskiin|heitin|katosi)|en loyda kuorta|joko|valilla',
  resigned: 'irtisanou|irtisano|irtisanouduin|erosin|irtisanouduin|erosin',
}
