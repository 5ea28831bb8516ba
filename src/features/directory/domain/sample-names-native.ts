import type { NamePool } from './sample-name-pool.ts'

/** Names whose own script is not Latin, written `Latin=native`. */
export const NATIVE_SCRIPT_POOLS: Readonly<Record<string, NamePool>> = {
  arabic: {
    firms: 'plain',
    sets: [
      [
        'Layla=ليلى,Omar=عمر,Nadia=نادية,Youssef=يوسف,Hana=هناء,Karim=كريم,Salma=سلمى,Tariq=طارق,Rania=رانيا,Samir=سمير,Dina=دينا,Faisal=فيصل',
        'Al-Zahrawi=الزهراوي,Barakat=بركات,Al-Mansouri=المنصوري,Qabbani=قباني,Darwish=درويش,Al-Tamimi=التميمي,Sabbagh=صباغ,Al-Khalidi=الخالدي,Al-Shami=الشامي,Al-Rifai=الرفاعي,Al-Halabi=الحلبي,Wahbi=وهبي',
      ],
    ],
  },
  hebrew: {
    firms: 'plain',
    sets: [
      ['Noa=נועה,Yonatan=יונתן,Tamar=תמר,Eitan=איתן', 'Barkai=ברקאי,Shapira=שפירא,Harari=הררי'],
    ],
  },
  hindi: {
    firms: 'plain',
    sets: [
      [
        'Anjali=अंजलि,Rohan=रोहन,Priya=प्रिया,Vikram=विक्रम,Sunita=सुनीता,Arjun=अर्जुन,Neha=नेहा,Sanjay=संजय,Kavita=कविता,Aditya=आदित्य,Meera=मीरा,Nikhil=निखिल',
        'Deshpande=देशपांडे,Kulkarni=कुलकर्णी,Joshi=जोशी,Bhatnagar=भटनागर,Saxena=सक्सेना,Mathur=माथुर,Trivedi=त्रिवेदी,Rastogi=रस्तोगी,Wagle=वागले,Sathe=साठे',
      ],
    ],
  },
  tamil: {
    firms: 'plain',
    sets: [
      [
        'Kavitha=கவிதா,Arun=அருண்,Meena=மீனா,Senthil=செந்தில்',
        'Murugesan=முருகேசன்,Rajendran=ராஜேந்திரன்,Chandrasekar=சந்திரசேகர்',
      ],
    ],
  },
  kannada: {
    firms: 'plain',
    sets: [
      [
        'Savitha=ಸವಿತಾ,Manjunath=ಮಂಜುನಾಥ್,Deepa=ದೀಪಾ,Prakash=ಪ್ರಕಾಶ್',
        'Hegde=ಹೆಗ್ಡೆ,Bhat=ಭಟ್,Shetty=ಶೆಟ್ಟಿ,Gowda=ಗೌಡ',
      ],
    ],
  },
  nepali: {
    firms: 'plain',
    sets: [
      ['Sarita=सरिता,Prakash=प्रकाश,Sita=सीता', 'Adhikari=अधिकारी,Gautam=गौतम,Bhattarai=भट्टराई'],
    ],
  },
  bengali: {
    firms: 'plain',
    sets: [
      ['Farhana=ফারহানা,Tanvir=তানভীর,Nasrin=নাসরিন', 'Chowdhury=চৌধুরী,Sarkar=সরকার,Talukder=তালুকদার'],
    ],
  },
  urdu: {
    firms: 'plain',
    sets: [['Ayesha=عائشہ,Bilal=بلال,Hamza=حمزہ', 'Qureshi=قریشی,Siddiqui=صدیقی,Chaudhry=چوہدری']],
  },
  sinhala: {
    firms: 'plain',
    sets: [['Ruwan=රුවන්,Dilani=දිලානි,Nadeeka=නදීකා', 'Perera=පෙරේරා,Jayasinghe=ජයසිංහ']],
  },
  'chinese-simplified': {
    firms: 'plain',
    familyFirst: true,
    nativeJoin: '',
    sets: [
      [
        'Meilin=美琳,Jianhua=建华,Yuting=雨婷,Zhiyuan=志远,Xinyi=欣怡,Haoran=浩然',
        'Lin=林,Shen=沈,Fang=方,Luo=罗,Tan=谭,Gu=顾,Xu=许',
      ],
    ],
  },
  'chinese-taiwan': {
    firms: 'plain',
    familyFirst: true,
    nativeJoin: '',
    sets: [
      [
        'Mei-ling=美玲,Chih-yuan=志遠,Yu-ting=雨婷,Hsin-yi=欣怡',
        'Shen=沈,Chiu=邱,Tseng=曾,Hsiao=蕭',
      ],
    ],
  },
  cantonese: {
    firms: 'en',
    familyFirst: true,
    nativeJoin: '',
    sets: [
      [
        'Wing Yan=詠恩,Ka Ming=家明,Hoi Yan=凱欣,Mei Fong=美芳',
        'Cheung=張,Kwok=郭,Mok=莫,Yeung=楊',
      ],
    ],
  },
  japanese: {
    firms: 'plain',
    nativeJoin: ' ',
    sets: [
      [
        'Haruka=遥,Kenta=健太,Yuki=由紀,Daisuke=大輔,Ayumi=歩美,Takumi=拓海',
        'Mizuno=水野,Hoshino=星野,Kuroda=黒田,Asai=浅井,Nagase=永瀬,Tachibana=橘',
      ],
    ],
  },
  korean: {
    firms: 'plain',
    familyFirst: true,
    nativeJoin: '',
    sets: [
      ['Ji-woo=지우,Min-jun=민준,Seo-yeon=서연,Hye-jin=혜진', 'Yoon=윤,Han=한,Shin=신,Baek=백'],
    ],
  },
  thai: {
    firms: 'plain',
    sets: [['Siriporn=ศิริพร,Anan=อนันต์,Kanya=กัญญา', 'Rattanakul=รัตนกุล,Srisuk=ศรีสุข,Boonmee=บุญมี']],
  },
  russian: {
    firms: 'slavic',
    sets: [
      ['Olga=Ольга,Irina=Ирина,Tatiana=Татьяна', 'Gromova=Громова,Zimina=Зимина,Belyaeva=Беляева'],
      ['Sergei=Сергей,Pavel=Павел,Ilya=Илья', 'Gromov=Громов,Zimin=Зимин,Belyaev=Беляев'],
    ],
  },
  ukrainian: {
    firms: 'slavic',
    sets: [
      [
        'Oksana=Оксана,Andriy=Андрій,Nataliia=Наталія,Taras=Тарас',
        'Savchuk=Савчук,Moroz=Мороз,Tkachuk=Ткачук,Bondarenko=Бондаренко',
      ],
    ],
  },
  bulgarian: {
    firms: 'slavic',
    sets: [
      ['Elena=Елена,Desislava=Десислава', 'Petkova=Петкова,Koleva=Колева'],
      ['Georgi=Георги,Stefan=Стефан', 'Petkov=Петков,Kolev=Колев'],
    ],
  },
  greek: {
    firms: 'plain',
    sets: [
      ['Eleni=Ελένη,Katerina=Κατερίνα', 'Vlachou=Βλάχου,Oikonomou=Οικονόμου'],
      ['Nikos=Νίκος,Giorgos=Γιώργος', 'Vlachos=Βλάχος,Oikonomou=Οικονόμου'],
    ],
  },
}
