/**
 * Words that say nothing about the subject: pronouns, articles, auxiliaries, connectives, filler. Folded as
 * in `foldWord`: lower case, without accents. Without this list "my" and "he" decide for family law.
 */
const LISTS = [
  // English
  `a about above after again all almost already also although always am an and another any anybody anyone
  anything anyway are aren around as ask asked asking at away back be because been before being between both
  but by came can cannot come comes could couldn d day days did didn do does doesn doing don done down during
  each either else even ever every everybody everyone everything few first for from get gets getting give
  given go goes going gone gonna got had hadn has hasn have haven having he hello help her here hers herself
  hey hi him himself his how however i if im in instead into is isn it its itself ive just keep keeps kept
  know knows last least less let like little ll long lot m made make makes making many may maybe me mean might
  mine month months more most much must my myself need needs never new next no nobody none nor not nothing now
  of off often ok okay old on once one only or other others our ours ourselves out over own per please put
  quite re really right s said same saw say saying says see seems seen several shall she should shouldn since
  so some somebody someone something sometimes soon still such sure t take taken takes taking tell tells than
  thank thanks that the their theirs them themselves then there these they thing things think this those
  though thought three through time times to today together told tomorrow too took tried try trying two u
  under until up upon us use used ve very want wanted wants was wasn way we week weeks well went were weren
  what when where whether which while who whole whom whose why will with within without won would wouldn year
  years yes yesterday yet you your yours yourself`,
  // German
  `aber alle allem allen aller alles als also am an andere anderen anderer anderes auch auf aus bei beim bin
  bis bisher bist bitte da dabei dadurch dafur dagegen damit danach dann daran darauf darf das dass davon dazu
  dein deine dem den denn der des deshalb dich die dies diese diesem diesen dieser dieses dir doch dort du
  durch durfen ein eine einem einen einer eines einfach einmal er erst es etwas euch euer eure fur gar ganz
  gegen gehen geht gemacht genau gerade gern gesagt gestern gibt ging habe haben hallo hat hatte hatten hatte
  hatten heute hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in ins ist ja jede jedem
  jeden jeder jedes jemand jetzt kann kannst kein keine keinem keinen keiner konnen konnte konnten lang lange
  machen macht mal man mehr mein meine meinem meinen meiner meines meint mich mir mit mochte muss mussen
  musste nach nachdem nein neu neue neuen nicht nichts nie niemand noch nun nur ob oder oft ohne sagen sagt
  schon sehr sein seine seinem seinen seiner seit seitdem selbst sich sie sind so sogar soll sollen sollte
  sondern sonst stunden tag tage tagen trotzdem uber um und uns unser unsere unserem unseren unserer unter
  viel viele vom von vor wann war waren warum was weder wegen weil weiss weiter welche welcher wenn wer werde
  werden wie wieder will wir wird wirklich wo woche wochen wollen wollte wurde wurden jahr jahre jahren monat
  monate monaten zu zum zur zwar zwei drei zwischen`,
  // Spanish
  `a ademas ahi ahora al algo alguien algun alguna algunas alguno algunos alla alli ano anos ante antes aquel
  aquella aqui asi aun aunque ayer ayuda bien buenas buenos cada casi como con contra cosa cosas cual cuando
  cuanto da dan de debe debo decir dejan del desde despues dia dias dice dicen dicho dijeron dijo donde dos
  durante e el ella ellas ellos en entonces entre era eran es esa esas ese eso esos esta estaba estado estan
  estar estas este esto estos estoy fue fueron gracias ha hace hacen hacer hacia haga hago han hasta hay haya
  he hemos hizo hola hoy iba ir la las le les lleva llevo lo los luego manana mas me menos mes meses mi mia
  mientras mio mis mismo mucha mucho muchos muy nada nadie ni ningun ninguna ninguno no nos nosotros nuestra
  nuestro nunca o os otra otras otro otros para pero poco pone por porque pude puede pueden puedo pues que
  quien quiere quieren quiero sabe saber se sea segun semana semanas ser si sido siempre sigue sin sino sobre
  solo somos son soy su sus tal tambien tampoco tan tanto te tener tengo tenia ti tiempo tiene tienen toda
  todas todavia todo todos tres tu tus un una unas uno unos usted va vamos van veces ver vez voy y ya yo`,
  // French, Italian, Portuguese, Dutch: the most frequent only
  `au aux avec c ce ces cette dans des dois du elle est et eu il ils j je l leur lui ma mais mes moi mon n ne
  notre nous on ou par pas plus pour qu quand qui quoi sa sans ses son sont sur ta ton vous che chi ci cosa
  della di gli ho il io mia mio nel non per piu questo sono sul tua tuo as com da ela ele em eu foi isso mas
  mesmo minha meu na nao nas nem os pela pelo sao seu sua um uma voce aan dat deze dit een en geen heb hebben
  heeft hem het hij ik je kan maar met mij mijn naar niet nog om onze ook op te uit van voor wat we wij wordt
  ze zijn`,
  // Arabic, folded (alef, ya and ta marbuta in one form)
  `في من الي علي عن مع هذا هذه ذلك تلك التي الذي الذين ما ماذا لا لم لن ليس قد لقد كان كانت كنت يكون ان انه انها
  انني اني انا انت نحن هو هي هم كل كما كيف متي اين هل او و ثم بعد قبل منذ حتي عند عندي لدي لي له لها لهم لنا به
  بها فيه فيها منه منها عليه عليها علي الان ايضا جدا فقط غير بدون بين لكن لان لانه لانها اذا اريد قال قالت
  قالوا يقول يقولون شيء شئ احد اي يوم ايام شهر اشهر سنه سنوات سنتين اسبوع يعني مره حين حيث مثل بسبب ولا ولم وهو
  وهي وانا شكرا مرحبا ممكن يمكن`,
]

const FUNCTION_WORDS = new Set(LISTS.join(' ').split(/\s+/))

/** @param word folded */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word)
}
