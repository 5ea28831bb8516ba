import type { EventWords } from '../event-words.ts'

export const portugueseEvents: EventWords = {
  event:
    'acontec|ocorr|suced|incidente|recus|negar|negou|discrimin|assedi|insult|ameac|agred|atac|cancel|trocaram a fechadura|golpe|hacke|roub|despej|humilh|caso|fato|multad|revist|passou-se|expuls|bat(?:eu|eram)|xing|impediu|barr|bat|assembleia|vot|proib|burl|mud|voo|trat',
  'dismissal-notice':
    'demiti|demissao|demitid|despedi|despediment|despedid|mandad[oa] embora|mandaram embora|mandou embora|me mandar|dispens|justa causa|aviso previo|rescis|carta de (?:demissao|despedimento)|perdi (?:o|meu) (?:emprego|trabalho)|desligad|desligaram|posto na rua|fui pra rua|pra rua|botaram na rua|cortad[oa]|chutad|nao voltar',
  'notice-received':
    '(?:receb|cheg|entreg|deram|mandaram|enviaram|notific|achei)~(?:carta|aviso|notificacao|e-?mail|multa|fatura|intimacao|boleto|papel|telegrama|sms)|(?:carta|aviso|notificacao|e-?mail|multa|fatura|boleto|telegrama)~(?:receb|cheg|entreg|deram)|notificad|notificaram|recebi|chegou|me entregaram|foi entregue|entreg|deixou|notific|caixa (?:de|do)|correio|carta|intimac|multa|aviso|despejo|whatsapp|e-mail|email|por baixo|colad|levantei|em maos|mandaram|mandou',
  'notice-sent':
    'envi(?:ei|amos|ou|aram)|mand(?:ei|ou|aram)|postei|datad|carta de|carimbo|remet|expedi|pus no correio|notifiquei|envi|mandei|post(?:ei|ad|ag)|registad|despach',
  'decision-received':
    '(?:receb|cheg|notific|entreg|comunic|inform|intim)~(?:decisao|sentenca|indeferimento|recusa|resposta|despacho|negativa|acordao)|(?:decisao|sentenca|indeferimento|recusa|despacho|negativa)~(?:receb|cheg|notific|entreg|intim)|indefer|negaram|negou|negado|intimad|notificad|chegou|recebi|recusaram|recusou|carta|notific|negad|correio|em maos|aplicativo|intimac|levantei|recus|entreg|tomei conhecimento|tive conhecimento|ciencia|citad',
  'decision-date':
    '(?:decisao|sentenca|indeferimento|despacho|acordao|recusa)~(?:de|do|foi|datad|e|saiu)|proferi|condenad|condenou|juiz (?:decidiu|disse|julgou)|decidiu|julgou|datad|publicad|saiu a|emitid|prolatad|assinad|proferid|julg|decid|data da|tem data|prolat|despach|conden|de lavra',
  'end-of-employment':
    'ultimo dia|fim do contrato|contrato (?:acabou|terminou|venceu|caducou|termina|acaba)|sai d[ao] (?:emprego|empresa|trabalho|firma)|pedi demissao|demiti-me|me demiti|trabalhei ate|parei de trabalhar|deixei (?:o|de) trab|efeito imediato|na hora|cessou|cessacao|aposent|baixa na carteira|encerr|ultimo (?:dia|turno)|termin|acabou|caducou|desligad|desligamento|cess|sai da (?:empresa|firma)|deixei o emprego|ultima jornada',
  death:
    'morr|mort[eoa]|falec|obito|perdi (?:meu|minha|o meu|a minha) (?:pai|mae|marido|esposa|filh|irma)|nos deixou|matar|partiu|suicid|afogou|assassin|morte|perdi|faltou|faleceu',
  'knowledge-of-death':
    '(?:soub|avis|disseram|ligaram|inform|contaram|descobr)~(?:mort|morr|falec|obito)|soube|soubemos|avisaram|ligaram|noticia|informaram|fiquei sabendo|contaram|avis|contou|disse|ligou|ligar|telefon|informa|comunic|descobri|inteir',
  'knowledge-of-facts':
    'descobr|soub|fiquei sabendo|percebi|notei|reparei|dei(?:-me)? conta|vi que|vi |me contaram|disseram|diagnostic|constat|veio a tona|confess|medico (?:me )?(?:disse|confirmou)|tomei conhecimento|verifiquei|achei|apareceu|descobri|soube|fiquei a saber|dei conta|apercebi|contou|contaram|explic|mostr',
  'contract-concluded':
    'assin|compr(?:ei|amos|ou)|compra|contrat(?:ei|amos)|encomend|reserv|fechei|fechamos|celebr|pedido|aderi|acord(?:ei|amos)|contrato de|fiz o pedido|adquir|combinamos|dei (?:a entrada|o sinal)|comprei|contrat|ader|escritura|subscrev|financ|pedi|matricul',
  'goods-received':
    'receb|cheg|entreg|retir|pacote|encomenda|levantei|busquei|desembal|trouxeram|peguei|chegou|recolhi|levant|trouxe|correios',
  'defect-found':
    'quebr|defeit|parou de funcionar|avari|estrag|nao (?:funciona|liga|pega)|queim|fissur|rachad|vazament|infiltr|mofo|descobr|notei|percebi|vicio|pifou|deu problema|vi |apareceu|deixou de funcionar|enguic|falh|rachadur|infiltra|vaza|bolor|parou|notamos|notamo|descobri|aparec|abriu|surgi|reparei|humidad|umidad|goteir|desco|ferrugem|trinc|deixou de|queimou',
  'end-of-tenancy':
    'sai d[aoe] (?:casa|apartamento|imovel|quarto|apto|ap)|mudei|mudamos|entreguei (?:as chaves|a chave|o imovel|o ap)|entrega das chaves|devolvi as chaves|chaves|desocup|fim d[oa] (?:arrend|aluguel|locacao|contrato de)|contrato de (?:arrendamento|aluguel)|vistoria de saida|deixei (?:a casa|o apartamento)|saimos|entreguei [ao]|sai (?:do|da)|mud(?:ei|amos|anca)|devolv|deixei [ao]|fim do contrato|vistoria final|despej',
  'payment-due':
    'venc|devia(?:m)? (?:pagar|ser pag|ter pago|receber)|deveria(?:m)? (?:pagar|ser pag|ter pago|ter recebido)|data de pagamento|para pagar|tinha que pagar|tinham que pagar|pagavel|dia de pagamento|prazo de pagamento|ficou de pagar|combinou pagar|salario~(?:cair|pago|dia)|iam pagar|era pra pagar|ia pagar|devia|era para|deveria|prazo|pagar|pagamento|pago ate|devido|exigivel|prometeu|quitar|boleto',
  arrest:
    'pres[oa]|prend|prisao|det(?:id|er|iv)|algem|levad[oa]|levaram|cadeia|delegacia|esquadra|policia me|xadrez|custodia|flagrante|cana|deten|detid|levou|policia|gnr|psp|capturad',
  'service-of-claim':
    'citad|citacao|intimacao|oficial de justica|processo|processad|processou|tribunal|papeis do tribunal|notificacao judicial|injuncao|acao judicial|carta do tribunal|carta do forum|me processando|mandado|queixa|intimad|citac|intim|notific|solicitador|agente de execucao|acao|peticao',
  publication:
    'public|post(?:ou|aram|ado)|coloc~(?:internet|online)|artigo|jornal|diario (?:oficial|da republica)|divulg|saiu n|compartilh|partilh|edital|na internet|no facebook|no instagram|imprim|subiu|noticia|saiu|post|site|internet|diario|facebook|instagram|afix|coloc',
  injury:
    'acident|feri|machuq|lesion|lesao|cai |caiu|queda|atropel|bati|batida|bateu|mord|queim|escorreg|tropec|cirurgia|fratur|quebrei|colisao|agredid|levei|pancada|cortei|parti (?:o|a)|magoei|capot|quebr|parti [oa]|machuc|prens|cort|ferid|agred|espanc|choque|torci|esmag|erro medico|esfaque|derrub|(?:durante|na|apos) (?:a )?(?:operacao|cirurgia)|mal operad',
  'loss-or-damage':
    'dano|danific|inund|alag|roub|furt|incend|fogo|perd(?:i|eu|emos)|quebr|destru|tempestade|granizo|vazamento|sinistro|acidente|bateu|bateram|sumiu|arrombar|assalt|risca|estour|extravi|estrag|desaparec|raio|enchente|infiltr|queim|rebent|arromb|vendaval|dan|bat|amass|risc|desapareceu|caiu|perdi|explod|molh|partiu|desab',
  'tax-notice-received':
    'receita|financas|imposto|liquidacao|irs|irpf|fisco|autuacao|auto de infracao|notificacao fiscal|iptu|autoridade tributaria|malha fina|lancamento|tributo|sefaz|iva|autuac|fisc|agt|imi|malha',
  departure:
    'parti|partida|voo|voei|viaj|embar|sai do (?:pais|brasil)|deix(?:ei|ar) o pais|aviao|deport|decol|emigr|viagem|saida do pais|ida|sai|embarq|fui embora|deixei|regress',
  against:
    'desde|contratad|admiti|nasci|aniversario|cas(?:ei|amos|ad)|casamento|comecei|comecou|iniciei|entrei|inicio|mudei para|audiencia|consulta|tenho que|devo|ultima vez|proxim|ate |antes de|reclamei|liguei|telefonei|respondi|respondeu|reuniao|entrevista|ferias|medico|advogado|pedi |denunci|registrado|trabalhava|ainda|solicit|gravida|promov|advertencia|efeitos|valid|a partir|escrevi|agend|entrar|radiografia|raio-?x|ressonancia|tomografia|tac |oper|cirurgia|enterro|enterr|funeral|missa|velorio|sepult|cremad|testamento|inventario|notario|cartorio|habilitacao|faco \\d|fiz \\d|fiz anos|vistoria|peritagem|pericia|perito|prestacao|parcela|salario|lembrete|cobrei|contrato (?:e|era|de|do|foi)|aluguel desde|arrend|admitid|entrei (?:na|no|em)|escritura|casei|reform|aposent|visto |retorno|revisao|inicio (?:do|de)|mediacao|conciliacao|entrega (?:e|esta|sera|prevista)|fatura|nota fiscal|licenca|orcamento|soltaram|solto|cheguei (?:ao|a|em) (?:brasil|portugal)',
  negated: 'nao|nunca|ainda|nada|sem |nenhum|jamais|continuo',
  atOnce:
    'eu estava|estava (?:la|com|ao lado|presente|no|na)|eu vi|vi (?:tudo|acontecer)|na minha frente|na hora|mesmo dia|imediat|segurava a mao|me (?:atropel|bateu|mordeu|derrubou|agred)|eu (?:cai|escorreguei)|cai |fui (?:atropel|agred)|presenci|atropelou-me|diante de mim|ao lado (?:dele|dela)',
  vague:
    '(?:ha|faz|tem|a)(?: ja| mais ou menos| cerca de| quase| aproximadamente| mais de| bem)? (?:uns|umas|algum\\w*|vari[oa]s|muit[oa]s?|pouc[oa]s?|tempos?|bastante|um tempo\\w*|um par|dois ou tres|dois, tres|duas ou tres|tres ou quatro|quase|cerca|meses|semanas|anos|dias|um bom tempo)|cerca de|mais ou menos|recentemente|ultimamente|outro dia|noutro dia|n?outra (?:semana|noite)|um (?:belo )?dia\\b|certo dia|uma (?:noite|tarde)\\b|tempos? atras|(?:semanas|meses|anos|dias) atras\\b(?<!\\d \\w{4,7} atras)(?<!(?:dois|duas|tres|atro|inco|seis|sete|oito|nove|dez|onze|doze|inze|inte|inta) \\w{4,7} atras)|(?:n?[oa]|n?est[ea]|pel[oa]|em|durante [oa]|desde [oa]|d[oa]|aquel[ea]|naquel[ea])? ?(?:mes|ano|semana|verao|inverno|outono|primavera|semestre|fim de semana)(?: passad[oa]| retrasad[oa]| anterior| transat[oa])|(?:n[oa]|nest[ea]|pel[oa]|em|durante [oa]|naquel[ea]) (?:verao|inverno|outono|primavera|mes|ano|semestre|natal|pascoa|carnaval|feriad\\w+|ferias)|(?:depois|antes|perto|por volta|proximo|na epoca|durante|logo|apos|pelo|no|na|nas|ali)(?: do| da| de| das| o| a)? (?:carnaval|natal|pascoa|ferias|ano novo|reveillon|festas|sao joao|feriad\\w+|semana santa|pandemia|chuvas)|(?:em|de|no mes de|desde|durante|por volta de|la por|ate|ja em|nesse|passado)(?: meados de| finais de| fins de| inicio de)? (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?!,? (?:no )?dia \\d)(?<!\\d (?:de )?\\w{4,9})|(?:no |em |pelo |la pelo |a |aos )?(?:fim|fins|final|finais|inicio|inicios|meados|comeco|meio|principio|principios) (?:de|do|da|deste|desse)|em (?:19|20)\\d\\d\\b|algum (?:dia|momento)|em algum|a certa altura|enquanto (?:eu )?(?:estava|estive)|noutra altura|ha tempos',
  unsure:
    '(?:nao|nem|ninguem)~(?:lembro|lembra|recordo|sei|sabe|sabemos|sei dizer|anot\\w+)~(?:quando|dia|data|certo|bem|ao certo|exat\\w+|mais)|nao (?:me )?lembro|nao me recordo|nao sei (?:quando|o dia|ao certo|bem|que dia|a data|direito|dizer)|nem sei|sem saber quando|aos poucos|pouco a pouco|com o tempo|foi aparecendo|data~(?:ilegivel|apagad|borrad|nao se le|nao da)|esqueci~(?:dia|data|quando)|entre o dia|ninguem (?:sabe|anotou|lembra)|deitei fora o envelope|joguei fora o envelope|gradual',
  resigned: 'demiss|pedi as contas|aviso previo|demiti|pedi (?:a )?(?:demissao|as contas)|rescis',
  unreal:
    'era (?:para|suposto)|eram (?:para|suposto)|devia(?:m)? (?:ter|chegar|vir)|deveria(?:m)?|estava(?:m)? previst|ia(?:m)? chegar',
  others:
    'colegas?(?: de (?:trabalho|servico))? (?:foi|foram)|(?:demitiram|despediram|mandaram embora) (?:a|o|um|uma|dois|duas) (?:minha |meu )?colega',
  pending:
    'sem resposta|nao (?:tive|recebi|houve|me deram|veio)~(?:resposta|decisao)|nao (?:decidi|respond|julg)|(?:espero|aguardo|esperando|aguardando|a espera)~(?:resposta|decisao)|ate (?:hoje|agora) nada|ainda nada|nenhuma resposta',
}
