import { describe, expect, it } from 'vitest'
import { COUNTED_FROM } from '../../../law/contract.ts'
import { findStartingDay } from './find-starting-day.ts'
import { rowsOf } from './rows-of-table.ts'

const TODAY = '2026-11-21'

const STORIES = [
  [
    'ru',
    `
2026-11-16 | RU | dismissal-notice | В понедельник начальник вручил мне приказ об увольнении.
2026-11-12 | RU | decision-received | Отказ датирован 5 ноября, но по почте он пришёл только 12 ноября.
2026-11-18 | RU | notice-received | Три дня назад нашёл в ящике требование о выселении.
2026-11-09 | RU | goods-received | Велосипед я заказал 2 ноября, курьер привёз его 9 ноября.
2026-11-14 | RU | defect-found | Машину купили 1 сентября. Неделю назад сломалась коробка передач.
2026-11-10 | RU | knowledge-of-death | Дядя умер 4 октября, а двоюродная сестра сообщила мне только 10 ноября.
2026-10-02 | RU | injury | 2 октября я поскользнулся на мокром полу, 6 октября мне сделали операцию.
2026-10-31 | RU | end-of-tenancy | Мы съехали 31 октября, расчёт пришёл 12 ноября.
2026-10-15 | KZ | payment-due | Счёт выставил 1 октября, оплатить должны были 15 октября, напомнил 2 ноября.
- | RU | injury | Весной сломал запястье в спортзале. Родился 3.12.1986.
- | RU | decision-received | Отказ пришёл пару недель назад, рентген делали 2 ноября.
- | RU | notice-received | Не помню, какого числа пришло письмо; заседание было 12 ноября.
2026-11-15 | RU | event | 15 ноября на собрании собственников проголосовали за запрет собак.
2026-11-07 | RU | injury | Две недели назад на переходе меня сбил мопед, нога в гипсе.
2026-11-21 | RU | arrest | Сегодня под утро сына увезли оперативники прямо из квартиры.
2026-11-14 | RU | contract-concluded | В прошлую субботу взял абонемент в фитнес на год, хочу вернуть деньги.
2026-11-03 | RU | defect-found | Квартиру приняли 1 марта 2024, а 3 ноября 2026 с потолка закапало.
2026-09-30 | RU | payment-due | Обещал отдать долг 30 сентября, до сих пор ни копейки.
2026-10-12 | RU | death | Бабушки не стало 12 октября, похороны были 14-го, к нотариусу записали на 2 декабря.
2026-11-10 | RU | publication | 10 ноября в местной газете вышла лживая статья обо мне.
2026-11-12 | RU | tax-notice-received | 12 ноября получил письмо из налоговой, земельный налог вырос вдвое.
2026-10-31 | RU | end-of-employment | Заявление по собственному написал 1 октября, последний день отработал 31 октября.
2026-11-18 | RU | loss-or-damage | Три дня назад ночью в магазин залезли и вынесли весь товар.
2026-11-16 | RU | service-of-claim | Копию иска мне вручили 16 ноября, слушание 20 декабря, расписка от 2 марта 2023.
2026-11-11 | RU | knowledge-of-facts | Партнёр вывел деньги 2 марта, а мне это открылось из выписки 11 ноября.
2026-11-05 | RU | notice-sent | Претензию послал заказным 5 ноября, они забрали её 9 ноября.
2026-11-13 | RU | decision-received | Решение приняли 1 ноября, на руки мне его дали 13 ноября, у юриста был 17 ноября.
- | RU | dismissal-notice | Уволили летом, устроился туда 1.02.2019.
2026-11-13 | RU | dismissal-notice | 13 ноября кадровичка позвонила и сказала забирать трудовую.
2026-10-05 | RU | injury | 5 октября на стройке мне на ногу упала арматура.
2026-11-16 | RU | notice-received | Хозяйка в понедельник прислала сообщение, чтобы мы освобождали комнату.
2026-11-17 | RU | goods-received | Ноутбук забрала из пункта выдачи 17 ноября, а экран треснут.
2026-10-30 | RU | end-of-tenancy | Вывезли вещи и вернули ключи 30 октября, а депозит так и не отдали, хотя договор до весны.
2026-11-11 | RU | service-of-claim | Судебный приказ по почте получил 11 ноября, долг по кредиту 2019 года.
2026-11-08 | RU | departure | Рейс 8 ноября из Казани отменили, деньги не возвращают.
2026-11-12 | UA | contract-concluded | 12 ноября подписала договор на косметику в салоне, обещали скидку, теперь жалею.
2026-10-19 | BY | dismissal-notice | Контракт со мной расторгли 19.10, хотя он до 31 декабря.
2026-11-19 | RU | dismissal-notice | Позавчера начальница заявила что я у них больше не работаю, пропуск заблокировали.
2026-12-31 | RU | end-of-employment | Срочный договор у меня заканчивается 31 декабря этого года, продлевать не хотят.
2026-11-11 | BY | injury | На той неделе в среду меня сбил самокатчик, операция назначена на 20 декабря.
2026-11-17 | RU | notice-received | Во вторник 17.11 получила письмо от хозяина квартиры. На письме стоит дата 12 ноября.
- | RU | notice-received | Пришло уведомление, дата на бумаге 15.09, а когда оно пришло я не знаю.
2026-11-04 | RU | notice-sent | 4-го ноября подала заявление на расторжение договора с клубом, деньги не возвращают.
2026-12-31 | DE | end-of-tenancy | Договор аренды заканчивается 31 декабря, а хозяин уже требует оплатить ремонт.
2026-12-10 | RU | payment-due | Срок уплаты налога 10 декабря, а я без работы с 1 июня.
- | UA | goods-received | Заказала диван 12 октября, обещали доставить за шесть недель. Ничего не привезли.
- | BY | dismissal-notice | Начальник угрожает уволить, 3 декабря у нас с ним разговор. Работаю с 1 сентября 2020.
2026-12-27 | EE | departure | Вылетаем в Таиланд 27 декабря, а вчера туроператор сообщил что отель поменяли.
`,
  ],
  [
    'fi',
    `
2026-11-16 | FI | dismissal-notice | Maanantaina esimies antoi minulle irtisanomiskirjeen.
2026-11-12 | FI | decision-received | Hylkäävä päätös on päivätty 5. marraskuuta, mutta posti toi sen vasta 12. marraskuuta.
2026-11-18 | FI | notice-received | Kolme päivää sitten ovessa oli häätöilmoitus.
2026-11-09 | FI | goods-received | Tilasin pyörän 2. marraskuuta, ja kuljettaja toi sen 9. marraskuuta.
2026-11-14 | FI | defect-found | Ostimme auton 1. syyskuuta. Viikko sitten vaihdelaatikko hajosi.
2026-11-10 | FI | knowledge-of-death | Setäni kuoli 4. lokakuuta, mutta serkku kertoi siitä vasta 10. marraskuuta.
2026-10-02 | FI | injury | Liukastuin märällä lattialla 2. lokakuuta, ja minut leikattiin 6. lokakuuta.
2026-10-31 | FI | end-of-tenancy | Muutimme pois 31. lokakuuta, loppulasku tuli 12. marraskuuta.
2026-11-20 | FI | loss-or-damage | Eilen illalla puu kaatui autotallimme päälle.
- | FI | injury | Keväällä murtui ranne salilla. Olen syntynyt 3.12.1986.
- | FI | decision-received | Kielteinen päätös tuli muutama viikko sitten, röntgen oli 2. marraskuuta.
- | FI | notice-received | En muista, minä päivänä kirje tuli; istunto oli 12. marraskuuta.
2026-11-15 | FI | event | Taloyhtiön kokous päätti 15.11.2026 kieltää koirat.
2026-11-07 | FI | injury | Kaksi viikkoa sitten mopo ajoi päälleni suojatiellä ja jalka on kipsissä.
2026-11-14 | FI | contract-concluded | Otin viime lauantaina kuntosalijäsenyyden vuodeksi ja haluan perua sen.
2026-11-03 | FI | defect-found | Talo luovutettiin 1.3.2024, ja 3.11.2026 katosta alkoi tippua vettä.
2026-09-30 | FI | payment-due | Lainan takaisinmaksun piti tapahtua 30.9.2026, mutta rahoja ei kuulu.
2026-10-12 | FI | death | Mummo menehtyi 12. lokakuuta, siunaustilaisuus oli 24. lokakuuta.
2026-11-10 | FI | publication | Lehti kirjoitti minusta perättömän jutun 10. marraskuuta.
2026-11-12 | FI | tax-notice-received | Sain jäännösverolapun torstaina 12. marraskuuta.
2026-10-31 | FI | end-of-employment | Irtisanouduin 1. lokakuuta, ja viimeinen työpäiväni oli 31. lokakuuta.
2026-11-18 | FI | loss-or-damage | Kolme yötä sitten, siis 18.11.2026, kauppaan murtauduttiin.
2026-11-16 | FI | service-of-claim | Haaste luovutettiin minulle 16. marraskuuta, istunto on 20. joulukuuta.
2026-11-11 | FI | knowledge-of-facts | Yhtiökumppani siirsi rahat 2. maaliskuuta, minulle se valkeni tiliotteesta 11. marraskuuta.
2026-11-05 | FI | notice-sent | Panin irtisanomisen postiin 5. marraskuuta, vuokralainen sai sen 9. marraskuuta.
2026-11-13 | FI | decision-received | Päätös tehtiin 1. marraskuuta, hain sen postista 13. marraskuuta.
- | FI | dismissal-notice | Sain potkut kesällä, olin talossa 1.2.2019 alkaen.
2026-11-13 | FI | dismissal-notice | Pomo soitti 13. marraskuuta ja käski olla tulematta enää töihin.
2026-10-05 | FI | injury | Työmaalla putosi palkki jalalleni 5. lokakuuta.
2026-11-17 | FI | goods-received | Hain läppärin noutopisteestä 17. marraskuuta, ja näyttö on haljennut.
2026-11-08 | FI | departure | Lentomme 8. marraskuuta Malagasta peruttiin eikä rahoja palauteta.
2026-10-30 | FI | end-of-tenancy | Palautin avaimet 30. lokakuuta, vakuutta ei ole maksettu.
2026-11-11 | FI | service-of-claim | Velkomushaaste tuli postissa 11. marraskuuta, laina on vuodelta 2019.
2026-12-31 | FI | end-of-employment | Sopimukseni loppuu vuoden viimeinen päivä eli 31.12. eikä sitä jatketa.
2026-11-03 | FI | notice-sent | Lähetin reklamaation remonttifirmalle 3.11. sähköpostilla, remontti valmistui lokakuun 20. päivä.
2026-11-17 | FI | decision-received | Kielteinen päätös annettiin mulle tiedoksi tiistaina. Tulin Suomeen 12.4.2022.
2026-11-14 | FI | goods-received | Viime lauantaina toivat jääkaapin jossa on lommo. Kauppa tehtiin 27.10. eikä saa vaihtaa.
2026-11-15 | FI | defect-found | Sunnuntaina pyykkikone alkoi pitää kamalaa ääntä. Ostin sen 12.9.2025.
2026-10-31 | FI | end-of-tenancy | Vuokrasopimus loppui 31.10. ja takuu on saamatta. Lopputarkastus oli 2. marraskuuta.
2026-11-17 | FI | arrest | Poliisi pidätti mun veljen tiistaina. Vangitsemisoikeudenkäynti on maanantaina.
2026-12-27 | FI | departure | Lähdemme Thaimaahan 27. joulukuuta ja eilen selvisi että hotelli vaihtuu. Maksoimme matkan 10.1.
2026-10-15 | FI | payment-due | Palkan olis pitänyt tulla tilille lokakuun 15. mutta ei ole näkynyt.
- | FI | goods-received | Tilasin sohvan 12. lokakuuta ja luvattu toimitusaika oli kuusi viikkoa. Ei ole tullut mitään.
- | FI | injury | Sattui töissä käteen monta kuukautta sitten. Magneettikuvaus on 2.12.
2026-11-12 | FI | decision-date | Kaupunginhallitus teki torstaina 12.11. päätöksen koulun lakkauttamisesta.
`,
  ],
  [
    'hi',
    `
2026-11-16 | IN | dismissal-notice | सोमवार को मैनेजर ने मुझे नौकरी से निकालने का पत्र दिया।
2026-11-12 | IN | decision-received | अस्वीकृति का आदेश 5 नवंबर का है, लेकिन मुझे डाक से 12 नवंबर को मिला।
2026-11-18 | IN | notice-received | तीन दिन पहले दरवाजे पर मकान खाली करने का नोटिस चिपका मिला।
2026-11-09 | IN | goods-received | साइकिल 2 नवंबर को ऑर्डर की थी, कूरियर वाला 9 नवंबर को लाया।
2026-11-14 | IN | defect-found | गाड़ी 1 सितंबर को खरीदी थी। एक हफ्ते पहले गियरबॉक्स खराब हो गया।
2026-11-10 | IN | knowledge-of-death | चाचा 4 अक्टूबर को गुजर गए, बहन ने मुझे 10 नवंबर को बताया।
2026-10-02 | IN | injury | 2 अक्टूबर को मैं गीले फर्श पर फिसल गया, 6 अक्टूबर को ऑपरेशन हुआ।
2026-10-31 | IN | end-of-tenancy | हमने 31 अक्टूबर को मकान खाली किया, हिसाब 12 नवंबर को आया।
2026-11-20 | IN | arrest | kal raat police mere bhai ko utha le gayi
- | IN | injury | गर्मियों में जिम में मेरी कलाई टूट गई। मेरा जन्म 3 दिसंबर 1986 का है।
- | IN | decision-received | इनकार का पत्र कुछ हफ्ते पहले आया, एक्स-रे 2 नवंबर को हुआ था।
- | IN | notice-received | याद नहीं चिट्ठी किस दिन आई, पेशी 12 नवंबर को थी।
2026-11-15 | IN | event | 15 नवंबर की सोसायटी मीटिंग में कुत्ते पालने पर रोक का प्रस्ताव पास हुआ।
2026-11-07 | IN | injury | दो हफ्ते पहले सड़क पार करते समय बाइक ने मुझे उड़ा दिया, पैर में प्लास्टर है।
2026-11-14 | IN | contract-concluded | पिछले शनिवार को जिम की एक साल की मेंबरशिप ली, अब रद्द करनी है।
2026-11-03 | IN | defect-found | फ्लैट का कब्जा 1 मार्च 2024 को मिला, 3 नवंबर 2026 को छत से पानी टपकने लगा।
2026-09-30 | IN | payment-due | उधार 30 सितंबर को लौटाना था, अभी तक एक पैसा नहीं दिया।
2026-10-12 | IN | death | दादी 12 अक्टूबर को चल बसीं, तेरहवीं 24 अक्टूबर को थी।
2026-10-31 | IN | end-of-employment | इस्तीफा 1 अक्टूबर को दिया था और आखिरी दिन 31 अक्टूबर था।
2026-11-16 | IN | service-of-claim | कोर्ट का समन 16 नवंबर को मिला, पेशी 20 दिसंबर को है।
2026-11-11 | IN | knowledge-of-facts | पार्टनर ने 2 मार्च को पैसे निकाले, मुझे 11 नवंबर को बैंक स्टेटमेंट से पता लगा।
2026-11-05 | IN | notice-sent | मैंने नोटिस 5 नवंबर को रजिस्ट्री से भेजा, उन्हें 9 नवंबर को मिला।
2026-11-13 | IN | decision-received | आदेश 1 नवंबर को हुआ और मुझे 13 नवंबर को डाकिए ने दिया।
- | IN | dismissal-notice | गर्मियों में नौकरी से निकाला, 1 फरवरी 2019 को जॉइन किया था।
2026-11-13 | IN | dismissal-notice | 13 नवंबर को सुपरवाइजर ने फोन करके कहा कल से मत आना।
2026-11-17 | IN | goods-received | लैपटॉप 17 नवंबर को घर आया और स्क्रीन टूटी हुई थी।
2026-11-08 | IN | departure | 8 नवंबर की गोवा की फ्लाइट रद्द हो गई, पैसे वापस नहीं मिले।
2026-12-31 | IN | end-of-employment | मेरा कॉन्ट्रैक्ट 31 दिसंबर को खत्म हो रहा है और कंपनी रिन्यू नहीं कर रही।
2026-11-05 | IN | notice-received | 5 नवंबर को बैंक का लीगल नोटिस आया। नोटिस 24 अक्टूबर का है।
- | IN | notice-received | मकान मालिक का नोटिस आया है, उस पर 15 सितंबर लिखा है पर कब आया पता नहीं।
2026-11-16 | IN | notice-sent | somvar ko maine makan malik ko notice bhej diya, 30 december ko khali karunga
2026-11-17 | US | decision-received | mangalwar ko USCIS ka denial letter mila. main 12 april 2022 ko america aaya tha
2026-10-29 | IN | decision-date | सोसाइटी की बैठक में 29 अक्टूबर को फैसला हुआ कि चार्ज दोगुना होगा। मिनट्स 12 नवंबर को मिले।
2026-11-14 | IN | contract-concluded | shanivar ko mele me ac ki booking kar di, installation 14 december ko hai
2026-10-15 | IN | payment-due | बिल की आखिरी तारीख 15 अक्टूबर थी और पैसा नहीं दिया। बिल 1 अक्टूबर को भेजा।
2026-11-19 | IN | publication | गुरुवार को किसी ने मेरी फोटो इंस्टाग्राम पर डाल दी, फोटो 2023 की गर्मियों की है।
2026-12-27 | GB | departure | hamari flight 27 december ko hai, kal agent ne bataya ki hotel badal gaya
- | IN | dismissal-notice | बॉस निकालने की धमकी देता है, 3 दिसंबर को मीटिंग है। 1 सितंबर 2020 से यहाँ हूँ।
2026-11-17 | IN | goods-received | जूते चार दिन पहले आए और साइज गलत है। पेमेंट 2 नवंबर को किया था।
`,
  ],
  [
    'ar',
    `
2026-11-16 | EG | dismissal-notice | يوم الاثنين المدير سلمني خطاب الفصل من الشغل.
2026-11-12 | JO | decision-received | قرار الرفض مؤرخ في 5 نوفمبر لكن وصلني بالبريد يوم 12 نوفمبر.
2026-11-18 | LB | notice-received | قبل ثلاثة أيام لقيت إنذار إخلاء ملصق على الباب.
2026-11-09 | SA | goods-received | طلبت الدراجة يوم 2 نوفمبر والمندوب جابها يوم 9 نوفمبر.
2026-11-14 | MA | defect-found | شريت السيارة نهار 1 شتنبر. قبل أسبوع خربات علبة السرعة وتعطلات.
2026-11-10 | IQ | knowledge-of-death | عمي توفي يوم 4 أكتوبر وبنت عمي خبرتني يوم 10 نوفمبر فقط.
2026-10-02 | AE | injury | يوم 2 أكتوبر انزلقت ووقعت على الأرض المبللة، وعملوا لي عملية يوم 6 أكتوبر.
2026-10-31 | KW | end-of-tenancy | سلمت المفاتيح يوم 31 أكتوبر، والحساب وصل يوم 12 نوفمبر.
2026-11-20 | SY | arrest | مبارح بالليل الأمن أخدوا أخي من البيت.
- | TN | injury | في الربيع كسرت يدي في القاعة. مولود في 3/12/1986.
- | EG | decision-received | الرفض وصلني من كام أسبوع، والأشعة كانت يوم 2 نوفمبر.
- | SA | notice-received | ما أذكر أي يوم وصلت الرسالة، والجلسة كانت يوم 12 نوفمبر.
2026-11-15 | SA | event | يوم 15 نوفمبر طردوني من الجمعية في اجتماع الأعضاء بدون سبب.
2026-11-07 | EG | injury | من أسبوعين بالظبط عربية خبطتني وأنا بعدي الشارع ورجلي اتكسرت.
2026-11-21 | IQ | arrest | اليوم الفجر داهموا بيتنا وخذوا ابني وما نعرف وين.
2026-11-14 | AE | contract-concluded | يوم السبت وقعت عقد اشتراك نادي رياضي وأبي ألغيه الحين.
2026-11-03 | JO | defect-found | استلمنا الشقة في 1/3/2024، وفي 3/11/2026 بدأت المياه تنزل من السقف.
2026-09-30 | SA | payment-due | الراتب كان المفروض ينزل يوم 30 سبتمبر وإلى الآن ما نزل.
2026-10-12 | LB | death | جدتي ماتت ب 12 تشرين الأول 2026 والدفن كان ب 13 والمحامي موعدنا معه ب 2 كانون الأول.
2026-11-10 | MA | publication | الإعلان تنشر فالجريدة الرسمية نهار 10 نونبر 2026.
2026-11-12 | DZ | tax-notice-received | جاتني ورقة الضرائب نهار الخميس 12 نوفمبر وفيها مبلغ خيالي.
2026-10-31 | KW | end-of-employment | قدمت استقالتي يوم 1 أكتوبر وآخر دوام لي كان يوم 31 أكتوبر.
2026-11-18 | SD | loss-or-damage | قبل تلاتة يوم حرامية دخلوا الدكان وسرقوا كل البضاعة.
2026-11-16 | EG | service-of-claim | المحضر جابلي صحيفة الدعوى يوم الاتنين 16 نوفمبر، والجلسة 20 ديسمبر 2026.
2026-11-11 | TN | knowledge-of-facts | يوم 11 نوفمبر عرفت اللي خويا باع الدار بلا ما يعلمنا.
2026-11-05 | QA | notice-sent | أرسلت لهم الإنذار بالبريد المسجل يوم 5 نوفمبر ووصلهم يوم 9 نوفمبر.
2026-11-13 | YE | decision-received | القرار صدر يوم 1 نوفمبر واستلمته بيدي يوم 13 نوفمبر، والمحامي راجعته يوم 17 نوفمبر.
- | SA | dismissal-notice | فصلوني من الشركة قبل رمضان، وعقدي من 1/2/2019.
2026-11-15 | EG | dismissal-notice | صاحب المصنع رماني بره يوم الأحد 15 نوفمبر بعد تمن سنين شغل.
2026-11-06 | MA | injury | نهار 6 نونبر ضربتني طوموبيل فالطريق وتكسرات ليا يدي، والطبيب عطاني شهادة 45 يوم.
2026-11-11 | TN | goods-received | جاني التليفون يوم 11 نوفمبر من سيت أنترنات وطلع مضروب.
2026-11-10 | DE | decision-received | وصلني رفض اللجوء بالبريد يوم 10/11/2026 وعندي محامي بس ما يرد.
2026-11-19 | SA | contract-concluded | أول أمس وقعت على شراء سيارة مستعملة من المعرض وندمت.
2026-11-17 | JO | notice-received | صاحب البيت سلمني إنذار يوم الثلاثاء يطلب مني أطلع خلال شهر.
2026-10-25 | YE | loss-or-damage | السيول جرفت مزرعتي بتاريخ 25 أكتوبر 2026 والتأمين يماطل.
2026-09-30 | AE | end-of-tenancy | انتهى عقد الإيجار وطلعت من الشقة في 30 سبتمبر 2026 والمالك ما رجع التأمين.
2026-11-20 | EG | arrest | أخويا اتاخد من الكمين إمبارح بالليل ومش عارفين هو فين.
2026-10-14 | SA | defect-found | اشتريت مكيف في 2/6/2026 وتعطل الكمبروسر يوم 14 أكتوبر والضمان سنتين.
2026-09-08 | DZ | death | الوالد الله يرحمه توفى نهار 8 سبتمبر 2026 وخوتي ما حبوش يقسمو.
2026-10-30 | SE | knowledge-of-death | أبويا مات في العراق 15 آب وأنا ما وصلني الخبر إلا يوم 30 تشرين الأول.
2026-10-01 | KW | payment-due | المفروض المستأجر يدفع يوم 1 أكتوبر، وأرسلت له تنبيه 10 أكتوبر وما دفع.
2026-11-02 | IQ | publication | جريدة محلية كتبت عني كلام كذب يوم 2 تشرين الثاني 2026.
2026-11-08 | SY | departure | طيارتي كانت يوم 8 تشرين الثاني من دمشق والشركة لغتها وما رجعوا المصاري.
2026-10-20 | EG | tax-notice-received | جالي إخطار من الضرايب يوم 20 أكتوبر بمبلغ مش بتاعي.
2026-11-09 | SA | service-of-claim | وصلتني رسالة من ناجز يوم 9 نوفمبر إن فيه دعوى مرفوعة علي.
2026-11-12 | EG | decision-received | القرار متأرخ ٥ نوفمبر بس أنا استلمته بالبوسطة يوم ١٢ نوفمبر.
2026-11-13 | DE | decision-received | الرسالة مكتوب عليها 6 نوفمبر لكن لقيتها بصندوق البريد يوم 13 نوفمبر وفيها رفض.
2026-11-17 | EG | arrest | ابن خالتي اتقبض عليه من ٤ أيام من القهوة، وكان خارج من الجيش في سبتمبر.
2026-11-15 | LB | defect-found | استلمنا الشقة بـ 1 حزيران، ونهار الأحد بلشت المي تنزل من السقف.
2026-11-01 | SY | payment-due | دينت رفيقي مبلغ بـ 10 حزيران وكتبنا سند إنو بيرجعهن بـ 1 تشرين التاني.
2026-11-16 | SA | decision-received | قدمت الطلب يوم 1 أكتوبر ورفضوه، وصلتني رسالة الرفض يوم 16 نوفمبر.
2026-12-18 | AE | departure | الكفيل لغى إقامتي وبسافر يوم 18 ديسمبر، والراتب ما نزل.
2026-11-06 | PS | loss-or-damage | في السادس من هذا الشهر هاجموا أرضنا وقطعوا الشجر.
2026-10-27 | MA | knowledge-of-facts | شريت البقعة فعام 2024، وحتى نهار 27 أكتوبر عاد عرفت بللي عليها رهن.
2026-11-10 | JO | decision-date | صدر قرار المحكمة يوم الثلاثاء الموافق 10 تشرين الثاني، والقضية مسجلة بشباط.
- | EG | defect-found | اشتريت الموبايل يوم ٣ مارس وبعد مدة بقى يقفل لوحده.
- | KW | goods-received | دفعت العربون 15 أغسطس وبعدها وصلوا الكنب وفيه خدوش.
- | EG | knowledge-of-facts | عرفت بعدين من الجيران إنها باعت الدهب، اتجوزنا 12/6/2015.
- | SD | publication | في زول كتب عني في الفيسبوك، الكلام دا ليه زمن. راجع السودان يوم ١٥ ديسمبر.
`,
  ],
] as const

describe.each(STORIES)('the day a time limit counts from, in %s', (language, table) => {
  it.each(rowsOf(table))('%s %s %s: %s', (day = '', country = '', event = '', facts = '') => {
    const from = COUNTED_FROM.find((each) => each === event) ?? 'event'
    const found = findStartingDay(facts, { today: TODAY, country, from, language })
    expect(found?.day ?? '').toBe(day)
  })
})
