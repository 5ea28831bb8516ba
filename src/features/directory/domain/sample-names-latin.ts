import type { NamePool } from './sample-name-pool.ts'

/** Names written in the Latin script. */
export const LATIN_POOLS: Readonly<Record<string, NamePool>> = {
  en: {
    firms: 'en',
    sets: [
      [
        'Amelia,Grace,Hannah,Nora,Claire,Isla,Beatrice,Tessa,Imogen,Daniel,Marcus,Owen,Theo,Simon,Julian,Adrian,Elliot,Malcolm,Rosalind,Denise,Colin,Vivian,Wesley,Audrey,Leonard,Harriet,Clive,Joanna',
        'Ashgrove,Barrowby,Calloway,Darnley,Ellery,Fairbourne,Garrick,Hollis,Ingram,Jessop,Kirkbride,Langmere,Merrick,Northcott,Oakes,Pemberly,Quarles,Renshaw,Stanway,Thornby,Underhill,Vance,Wetherall,Yardley,Abernathy,Brackley,Corwin,Dunmore,Eastlake,Farrow,Greaves',
      ],
    ],
  },
  us: {
    firms: 'en',
    sets: [
      [
        'Amelia,Grace,Hannah,Nora,Claire,Tessa,Daniel,Marcus,Owen,Simon,Julian,Adrian,Elliot,Denise,Vivian,Wesley,Audrey,Leonard,Joanna,Renee',
        'Calloway,Ellery,Garrick,Hollis,Kirkbride,Merrick,Oakes,Quarles,Stanway,Vance,Abernathy,Corwin,Eastlake,Farrow,Thibodaux,Marchetti,Lindqvist,Delacourt',
      ],
      ['Luis,Elena,Rafael,Camila,Marisol', 'Villaseñor,Zamarripa,Arroyave,Montellano'],
      ['Kevin,Linh,Grace,Andrew', 'Nakagawa,Pham,Yoshikawa,Quan'],
      ['Priya,Anand,Meera', 'Raghunathan,Mehrotra,Sivaram'],
      ['Imani,Jerome,Keisha,Darnell', 'Okonjo,Bellweather,Broussard,Abara'],
    ],
  },
  gb: {
    firms: 'en',
    sets: [
      [
        'Amelia,Hannah,Isla,Beatrice,Imogen,Owen,Theo,Simon,Gareth,Malcolm,Rosalind,Colin,Harriet,Clive',
        'Ashgrove,Barrowby,Darnley,Fairbourne,Ingram,Jessop,Northcott,Pemberly,Renshaw,Thornby,Underhill,Wetherall,Yardley,Brackley,Greaves',
      ],
      ['Anisha,Imran,Nasreen,Kiran', 'Chohan,Mirza,Sandhu,Rafiq'],
      ['Adaeze,Femi,Yvonne', 'Oyelaran,Bankole,Asante'],
    ],
  },
  scottish: {
    firms: 'en',
    sets: [
      [
        'Fiona,Ewan,Catriona,Alasdair,Morag,Callum',
        'MacAskill,Drummond,Kinnaird,Galbraith,Strachan,Urquhart',
      ],
    ],
  },
  irish: {
    firms: 'en',
    sets: [
      [
        'Aoife,Ciarán,Niamh,Declan,Sinéad,Eoin',
        'Halloran,Geraghty,Mulcahy,Devaney,Tierney,Scanlon',
      ],
    ],
  },
  spanish: {
    firms: 'es',
    twoFamilyNames: true,
    sets: [
      [
        'Lucía,Marta,Elena,Pilar,Nuria,Beatriz,Carmen,Javier,Álvaro,Sergio,Ramón,Tomás,Iván,Rubén,Inés,Gonzalo',
        'Robledo,Cifuentes,Almagro,Barrientos,Cordero,Olmedo,Quintana,Saavedra,Valdivieso,Zamorano,Peñalver,Arrieta,Montalbán,Escudero,Lizana,Urrutia',
      ],
    ],
  },
  catalan: {
    firms: 'es',
    twoFamilyNames: true,
    sets: [
      ['Laia,Montserrat,Núria,Arnau,Oriol,Jordi', 'Puigvert,Casademont,Rovira,Soldevila,Bassols'],
    ],
  },
  portuguese: {
    firms: 'pt',
    sets: [
      [
        'Beatriz,Inês,Mariana,Tiago,Rafael,Leonor,Gustavo,Fernanda,Caio,Helena',
        'Albuquerque,Figueiredo,Loureiro,Meirelles,Nogueira,Peixoto,Sampaio,Vasconcelos,Tavares,Quintela',
      ],
    ],
  },
  french: {
    firms: 'fr',
    sets: [
      [
        'Camille,Élodie,Hélène,Margaux,Antoine,Bastien,Julien,Étienne,Solène,Mathieu',
        'Beaulieu,Chastagner,Delorme,Fontanel,Gaillard,Lavigne,Montreuil,Perrault,Vauclair,Tessandier',
      ],
    ],
  },
  'west-african': {
    firms: 'fr',
    sets: [['Aminata,Ousmane,Fatou,Ibrahima,Awa,Moussa', 'Diabaté,Sarr,Kouyaté,Ndoye,Bamba,Koné']],
  },
  german: {
    firms: 'de',
    sets: [
      [
        'Johanna,Katrin,Matthias,Florian,Ulrike,Henning,Sabine,Tobias,Friederike,Annika,Lorenz,Birgit',
        'Achterberg,Brennecke,Dornbusch,Eichstädt,Feldhaus,Grünwaldt,Hagedorn,Kestner,Lindhorst,Mehring,Osterkamp,Pfannenstiel,Querfurth,Reinholz,Steinbrink,Tiedemann,Wendland',
      ],
      ['Elif,Murat,Derya', 'Aydoğan,Karaca,Tunç'],
    ],
  },
  italian: {
    firms: 'it',
    sets: [
      [
        'Chiara,Giulia,Lorenzo,Matteo,Federica,Alessio',
        'Bellandi,Carraresi,Fiorentini,Gherardi,Montefusco,Salvadori,Tommasini',
      ],
    ],
  },
  dutch: {
    firms: 'nl',
    sets: [
      [
        'Sanne,Marieke,Joris,Bram,Femke,Willem',
        'van der Velde,Brouwersma,Terpstra,van Rooijen,Zijlstra,de Haan',
      ],
    ],
  },
  swedish: {
    firms: 'nordic',
    sets: [
      ['Astrid,Ingrid,Magnus,Henrik,Frida,Nils', 'Bergstrand,Sjöblom,Ekdahl,Westergren,Hallén'],
    ],
  },
  norse: {
    firms: 'nordic',
    sets: [['Signe,Lars,Maren,Anders,Solveig', 'Bakkerud,Hauglund,Kjærgaard,Lindholt,Nordahl']],
  },
  finnish: {
    firms: 'nordic',
    sets: [['Aino,Eero,Päivi,Kaisa,Antti', 'Lehtovaara,Koskiniemi,Harjula,Rantala']],
  },
  polish: {
    firms: 'slavic',
    sets: [['Agnieszka,Magdalena,Tomasz,Paweł,Marcin', 'Wrona,Sikora,Zawada,Gajda,Mróz']],
  },
  czech: {
    firms: 'slavic',
    sets: [
      ['Jana,Tereza,Lenka', 'Horáková,Vlčková,Sedláková'],
      ['Petr,Ondřej,Tomáš', 'Horák,Vlček,Sedlák'],
    ],
  },
  slovak: {
    firms: 'slavic',
    sets: [
      ['Zuzana,Katarína', 'Hrušková,Kováčiková'],
      ['Marek,Juraj', 'Hruška,Kováčik'],
    ],
  },
  'south-slavic': {
    firms: 'slavic',
    sets: [['Ivana,Marko,Maja,Luka', 'Horvatić,Kranjčević,Zorić,Vidmar']],
  },
  hungarian: {
    firms: 'slavic',
    sets: [['Eszter,Gábor,Zsófia,Balázs', 'Kertész,Somogyi,Halmos,Bánki']],
  },
  romanian: {
    firms: 'plain',
    sets: [['Ioana,Andrei,Mihaela,Radu', 'Dumbravă,Munteanu,Ardelean,Lupescu']],
  },
  estonian: { firms: 'nordic', sets: [['Kadri,Rein,Liis,Toomas', 'Kask,Lepik,Pärn']] },
  latvian: {
    firms: 'slavic',
    sets: [
      ['Ilze,Inese', 'Kalniņa,Ozola'],
      ['Andris,Jānis', 'Kalniņš,Ozols'],
    ],
  },
  lithuanian: {
    firms: 'slavic',
    sets: [
      ['Rasa,Ieva', 'Kazlauskaitė,Petraitytė'],
      ['Tomas,Darius', 'Kazlauskas,Petraitis'],
    ],
  },
  maltese: { firms: 'en', sets: [['Maria,Claire,Karl', 'Camilleri,Zammit,Farrugia']] },
  turkish: {
    firms: 'plain',
    sets: [['Elif,Zeynep,Emre,Selin,Kerem', 'Aydoğan,Karaca,Özkan,Yalçın,Tunç']],
  },
  nigerian: {
    firms: 'en',
    sets: [
      ['Chidinma,Ngozi,Emeka,Obinna', 'Okwuosa,Nnadi,Ezeani,Umeh'],
      ['Tunde,Folake,Bukola', 'Adeyinka,Ogunleye,Olatunji'],
    ],
  },
  kenyan: { firms: 'en', sets: [['Grace,Peter,Faith,Daniel', 'Wambugu,Kiprono,Odhiambo,Mutiso']] },
  tanzanian: { firms: 'en', sets: [['Neema,Baraka,Rehema,Juma', 'Mushi,Kimaro,Msangi']] },
  ugandan: { firms: 'en', sets: [['Ruth,Moses,Patience', 'Namutebi,Okello,Tumusiime']] },
  ghanaian: { firms: 'en', sets: [['Ama,Kwabena,Efua,Kojo', 'Boateng,Quansah,Amponsah']] },
  'south-african': {
    firms: 'en',
    sets: [
      ['Thandiwe,Sipho,Nomsa,Lerato', 'Mahlangu,Ndlovu,Khumalo,Mokoena'],
      ['Annelie,Pieter', 'Oosthuizen,Labuschagne'],
    ],
  },
  zambian: { firms: 'en', sets: [['Mutinta,Chanda,Bwalya', 'Mulenga,Phiri,Zulu']] },
  zimbabwean: { firms: 'en', sets: [['Tendai,Rudo,Farai', 'Chikwanha,Mutasa,Gumbo']] },
  tswana: { firms: 'en', sets: [['Kagiso,Naledi,Mpho', 'Motsumi,Kgosidintsi,Molefe']] },
  vietnamese: {
    firms: 'plain',
    familyFirst: true,
    sets: [['Minh Anh,Thu Hà,Quang Huy,Ngọc Lan', 'Trần,Đặng,Phạm,Vũ']],
  },
  indonesian: {
    firms: 'plain',
    sets: [['Dewi,Budi,Sari,Agus', 'Wirawan,Kusumadewi,Santosa,Hartono']],
  },
  malay: { firms: 'plain', sets: [['Nur Alia,Hafizuddin,Farah', 'Abdul Karim,Ismail,Yusof']] },
  filipino: {
    firms: 'en',
    sets: [['Maricel,Miguel,Angela,Paolo', 'Batungbakal,Villaruel,Macaraeg,Buenaventura']],
  },
  singaporean: {
    firms: 'en',
    familyFirst: true,
    sets: [['Hui Min,Wei Jie,Jia Wen,Kai Xuan', 'Koh,Seah,Ong,Teo']],
  },
}
