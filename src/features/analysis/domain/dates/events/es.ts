import type { EventWords } from '../event-words.ts'

export const spanishEvents: EventWords = {
  event:
    'paso|ocurri|sucedi|incidente|negaron|nego|rechaz|discrimin|acos|insult|amenaz|agredi|atac|cancel|cambiaron la cerradura|estaf|hackear|robar|robo|desaloj|humill|hechos|multaron|registr|echaron|golpe|tuvo lugar|peg|neg|rob|despid|ocurr|pas[oó]|cort|cambi|ech|asamblea|vot|acord|prohib|denunci|agred',
  'dismissal-notice':
    'despid|despido|despidieron|me echaron|me corrieron|corrieron|me botaron|me rajaron|me echo|me corrio|carta de despido|preaviso|me liquidaron|rescindi|me dieron de baja|me pusieron de patitas|no volviera|finiquito|me dejaron (?:en la calle|sin trabajo)|perdi (?:el|mi) (?:trabajo|empleo)|cesaron|cesad|desvincul|me dieron las gracias|a la calle',
  'notice-received':
    '(?:recibi|llego|llegaron|dieron|entregaron|entrego|mandaron|dejaron|notificaron|encontre)~(?:carta|aviso|notificacion|correo|burofax|multa|factura|requerimiento|papel|telegrama|sobre)|(?:carta|aviso|notificacion|correo|burofax|multa|factura|telegrama)~(?:recibi|llego|dieron|entregaron|mandaron)|me notificaron|notificad|lo recibi|la recibi|me llego|llego|recibi|me lleg|notific|buzon|burofax|carta documento|entreg|en mano|debajo de la puerta|pegad|recib|correo|whatsapp|dejaron|dejo|orden|multa|aviso|mandaron|mando|comunic|recogi',
  'notice-sent':
    'envi|mand|remit|eche al correo|fechad|carta de fecha|con fecha|matasellos|carta del|mande|burofax|envi[eé]|mand[eé]|certificad|sello|despach|puse en correos|fecha de envio|eche|curse|telegrama',
  'decision-received':
    '(?:recibi|llego|notificaron|entregaron|dieron|comunicaron)~(?:resolucion|sentencia|decision|denegacion|rechazo|respuesta|fallo|auto)|(?:resolucion|sentencia|decision|denegacion|fallo)~(?:recibi|llego|notific|entreg)|me denegaron|denegaron|me rechazaron|notificad|me notificaron|me llego|llego|la recibi|recibi|me la entregaron|me negaron|recogi|correos|me lleg|notific|recib|deneg|cedula|en mano|abri|buzon|cartero|rechaz|negaron|niegan|comunic|entreg|supe',
  'decision-date':
    '(?:resolucion|sentencia|decision|fallo|denegacion|auto)~(?:de|del|fecha|dict|es|sali)|dictaron|dicto|dictad|resolvi|condenaron|condeno|juez (?:dijo|decidio|fallo)|fecha de la|emitid|emitio|fallo|de fecha|fechad|tiene fecha|lleva fecha|con fecha|firmad|dict[oó]|emiti|fall[oó]|sentenci|resolucion (?:es|de|del)|conden',
  'end-of-employment':
    'ultimo dia|fin de contrato|termino (?:mi|el) contrato|acabo (?:mi|el) contrato|deje (?:el|de) trabaj|fin de la relacion|trabaje hasta|vencio (?:mi|el) contrato|finaliz|se acabo el (?:contrato|trabajo)|efecto inmediato|en el acto|baja voluntaria|me jubile|dimiti|ultimo (?:dia|turno)|ultima jornada|acab|termin|cese|deje el (?:trabajo|empleo)|finiquito|contrato (?:venc|termin|acab)|me fui|sali de la empresa',
  death:
    'muri|muert|falleci|fallec|deceso|difunt|perdi a mi|mataron|se nos fue|perdimos a|defuncion|se suicid|se ahog|muerte|falta|se fue|parti[oó]|perdi a|obito',
  'knowledge-of-death':
    '(?:enter|supe|supimos|avisaron|dijeron|llamaron|comunicaron|informaron)~(?:muert|muri|fallec|deceso)|me entere|nos enteramos|supe|avisaron|me llamaron|noticia|enteramos|enter[eéoó]|supimos|avis|me dij|nos dij|cont[oó]|llam|inform|comunic|esquela|me entero',
  'knowledge-of-facts':
    'entere|enteramos|supe|supimos|descubri|me di cuenta|note|notamos|averig|vi que|vi |me dijeron|diagnostic|resulto que|salio a la luz|confes|conoci|revisando|medico (?:me )?(?:dijo|confirmo)|revis|di cuenta|dimos cuenta|enter|descubr|not[eé]|me dij|me cont|result[oó]|sali[oó] a la luz|comprob|percat|encontr|explic',
  'contract-concluded':
    'firm|compr|contrat(?:e|amos)|encarg|pedi |pedido|reserv|acord|suscrib|cerramos|celebr|di la senal|adquir|me inscrib|hice la compra|contrato de fecha|contrat|pedi|cerr|apunt|matricul|alquil',
  'goods-received':
    'recibi|lleg|entreg|recog|paquete|me lo trajeron|trajeron|desempaq|retir|llego|recib|repartidor|trajo|mensajer|en casa|me lo dieron',
  'defect-found':
    'rompi|dano|averi|dejo de funcionar|defect|falla|fallo|estrope|se fundio|humedad|grieta|gotera|descubri|note|no (?:funciona|enciende|prende|arranca)|salio (?:malo|mala)|vicio|apareci|descompuso|me di cuenta|se dano|vi |fisura|dej[oó] de|fall[oó]|revel[oó]|aparec|descubr|romp|not[eé]|not[oó]|vimos|detect|no (?:enciende|arranca|funciona)|filtra|despeg|salio|sali[oó] (?:el|la)',
  'end-of-tenancy':
    'me mude|nos mudamos|deje (?:el|la) (?:piso|casa|departamento|apartamento|vivienda|habitacion)|entregue las llaves|devolvi las llaves|las llaves|desocup|fin del (?:alquiler|arriendo|contrato)|sali del (?:piso|departamento)|termino el (?:contrato de )?(?:alquiler|arrend)|abandon|vence el (?:contrato|alquiler)|deje el|contrato de alquiler|dejamos|llaves|deje (?:el|la)|dejamos (?:el|la)|devolv|sali del|me mud|mudanza|entregu|termin[oó] el contrato|vence|me fui|nos fuimos|contrato~(?:termina|vence|acaba|finaliza)',
  'payment-due':
    'venc|deb(?:ia|io|ian|ieron) (?:pagar|ser pagad|abonar)|tenia que pagar|tenian que pagar|fecha de pago|pagader|dia de pago|plazo de pago|habia que pagar|quedaron en pagar|tocaba (?:pagar|cobrar)|cobrar|factura vencia|pagarme|vencia|vencio|vence|deb[ií]a|tenia que|plazo|pagar|pago|cobr|vencimiento|exigible|promet|abonar|ingres',
  arrest:
    'detuv|detenid|detencion|arrest|apres|llevaron pres|esposaron|me llevaron|carcel|encarcel|agarro la policia|agarraron|calabozo|comisaria|capturaron|deten|llevaron|llevo la policia|captur|esposa(?:ron|do)|prend|agarr|polic\\p{L}*~(?:llev|detuv|agarr)',
  'service-of-claim':
    'demand|emplaz|citacion judicial|papeles del juzgado|me notificaron (?:la|una) demanda|juzgado|querell|monitorio|cedula|notificacion judicial|carta del juzgado|embargo|citaron|actuario|traslado|demanda|notific|citacion|alguacil|entreg|oficial notificador|secretario judicial',
  publication:
    'public|subi|colg|difund|articulo|periodico|boletin|gaceta|en internet|redes|compart|posteo|postearon|salio en|imprim|diario oficial|edicto|emitid|salio|aparec|facebook|instagram|tablon|post',
  injury:
    'accident|lesion|caida|me cai|cai|atropell|choc|herid|me rompi|mordi|quem|resbal|golpe|fractur|me pego|tropec|me lastim|agredi|negligencia|lastime|embisti|corte|tumb[oa]|arroll|romp|quebr|apuñal|aplast|intoxic|esguin|torci|cayo encima|patada|descarga|mala praxis|atrop|machac|pille|pillo|(?:en|durante|tras) (?:la|una) (?:operacion|cirugia)|operaron mal|mal operad',
  'loss-or-damage':
    'dan(?:o|a)|inund|rob|hurto|incend|perd|rompi|destru|tormenta|granizo|filtraci|choc|desaparec|rayaron|se quemo|asalt|siniestro|extravi|reventon|revento|entraron a|vandal|tuberia|queman|quem|revent|dan|destro|hurt|filtr|gotera|derrumb|cayo|raya|mojad|perdi',
  'tax-notice-received':
    '(?:hacienda|sat|sunat|dian|afip|sii|agencia tributaria|impuesto)~(?:carta|notific|liquid|requer|aviso)|liquidacion|hacienda|carta de hacienda|agencia tributaria|sunat|dian|afip|requerimiento|notificacion (?:fiscal|tributaria)|impuesto|provisional de apremio|arca|sat |impuest|tribut|fiscal|predial|ibi|aeat|sii|sri|agencia',
  departure:
    'sali del pais|salida|vuelo|volamos|viaj|parti|salimos|avion|deport|me fui|embarc|abandone el pais|salgo|emigr|sali[oóí]? (?:de|del|hacia)|vol[eéoó]|part[ií]|cruc|abandon',
  against:
    'desde|contrataron|naci|cumple|case|casamos|boda|entre a trabajar|entre en|empece|comence|empezo|ingrese|cita|audiencia|juicio|tengo que|debo|ultima vez|proxim|antes del|hasta|reclame|queje|hable|llame|respondi|reuni|pedi (?:cita|vacaciones|ayuda)|fui (?:al|a la) (?:medico|policia|abogado)|vacaciones|denuncie|solicit|embaraz|me mude a|entramos a vivir|vivo|todavia|trabajo ahi|trabajaba|advert|efectos|vigente|con efecto|cumpl[oií]|nac[ií]|nacimiento|radiografia|resonancia|tac |ecografia|opera|cirugia|entierro|enterr|funeral|velorio|misa|incinera|cremaron|testamento|notari[ao]|herederos|escritura|control|cuota|sueldo|nomina|recordatorio|tramite|visado|visa|incapacidad|licencia|baja|revision|peritaje|perito|entrega (?:es|sera|prevista)|aniversario|jubil|contrato (?:es|era|fue|de)|alquile|inspeccion|conciliacion|mediacion|demanda|presupuesto|liberaron|soltaron|quedo libre|llegue a (?:espana|mexico|chile|argentina|colombia|estados)',
  negated: 'no |nunca|aun no|todavia|sin |ningun|nada|sigo esperando|jamas',
  atOnce:
    'estaba (?:ahi|alli|presente|con)|yo estaba|lo vi|la vi|vi como|delante de mi|frente a mi|enseguida|mismo dia|en el acto|me di cuenta (?:enseguida|al momento)|me (?:cai|golpe|atropell|choc|mordi|pego|rompi|atac)|le di la mano|a su lado|de inmediato|presencie',
  vague:
    'hace (?:unos|unas|algun\\w*|vari[oa]s|much[oa]s?|poc[oa]s?|un tiempo|tiempo|bastante|rato|casi|como|mas o menos|aproximadamente|cerca|mas de|dos o tres|tres o cuatro|un par|ya|anos|meses|semanas|dias|ratito|nada)|recientemente|ultimamente|hace tiempo|el otro dia|la otra (?:semana|noche)|(?:el|la|este|esta|en) (?:mes|ano|semana|verano|invierno|otono|primavera|trimestre|finde|fin de semana|navidad\\w*)(?: pasad[oa]| anterior)?|(?:pasad[oa]|ultim[oa]) (?:mes|ano|semana|verano|invierno|otono|primavera|navidad\\w*)|(?:en|por|hacia|alla por|sobre|durante|desde|a|para|despues de|antes de|alrededor de)(?: las?| el| los| estas?| pasad[oa]s?)? (?:carnaval\\w*|navidad\\w*|semana santa|reyes|nochebuena|ano nuevo|vacaciones|fiestas?|fallas|feria|verano|invierno|otono|primavera|puente|ramadan|fines|finales|principios|mediados|fin de ano|pandemia|dia de (?:los )?muertos|dia de la madre|thanksgiving)|(?:en|por|hacia|de|este|durante|a|para|pasado|desde|todo)(?: el| mes de)? (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)(?! (?:de )?\\d{1,2}(?!\\d))(?<!\\d (?:de )?\\w{4,10})|(?:a |hacia |para )?(?:fines|finales|principios|mediados|comienzos|inicios) (?:de|del)|(?:en|alla por|por) (?:el )?(?:ano )?(?:19|20)\\d\\d\\b|un dia(?: de)?|una (?:noche|tarde|manana)|cierto dia|alguna vez|algun (?:dia|momento)|en algun|mientras estaba|(?:estando|cuando (?:estaba|estabamos)) (?:de vacaciones|fuera|de viaje)',
  unsure:
    '(?:no|ni|tampoco|nadie)~(?:acuerdo|recuerdo|recuerda|se|sabe|sabria|acord\\w+|seguro|segura|consta|apunt\\w+)~(?:cuando|dia|fecha|bien|exact\\w+)|no me acuerdo|no recuerdo|ni idea|no se (?:que dia|cuando|bien|exact|la fecha|muy bien|el dia)|poco a poco|con el tiempo|de a poco|fecha~(?:borros|ilegible|no se (?:lee|ve)|borrad|perdi)|capaz venia|olvid\\w+~(?:dia|fecha|cuando)|no (?:guarde|tengo|conservo)~sobre|tire el sobre|entre el|venia de antes|paulatin',
  resigned: 'renunc|dimit|presente la renuncia|renunci|renunc',
  unreal:
    'tenia(?:n)? que (?:llegar|venir|entregar|recibir|haber)|debia(?:n)? (?:llegar|haber|entregar|venir)|deberia(?:n)? haber|tendria(?:n)? que haber|iban? a (?:llegar|venir|entregar|traer|mandar|pagar|firmar)|estaba(?:n)? previst|se suponia',
  others:
    'companer[oa]s?(?: de (?:trabajo|oficina))? (?:la|lo|los|las|le|fue|fueron)|colegas? (?:la|lo|los|las|fue|fueron)|(?:despidieron|echaron|corrieron|botaron) a (?:mi|mis|un|una|unos|otr[oa]) (?:companer|coleg)',
  pending:
    'sin respuesta|no (?:me |nos )?(?:han |ha )?(?:contest|respond|resuel|resolv|fall|decid)|(?:espero|esperando)~(?:respuesta|resolucion|decision)|y nada(?!\\p{L})|ninguna respuesta|todavia nada|aun nada|silencio',
}
