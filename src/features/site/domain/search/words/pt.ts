import type { LanguageWords } from './language-words.ts'

export const PORTUGUESE: LanguageWords = {
  asides: `advogado, advogada, advogados, advogadas, doutor, doutora, escritório, escritório de advocacia, advocacia, sociedade de advogados, jurídico, jurídica, legal, direito,
    lei, leis, especialista, especializado, procuro, procurar, preciso, quero, melhor, melhores, bom, boa, barato, perto, perto de mim, perto de, em, no, na, nos, nas,
    de, do, da, dos, das, o, a, os, as, um, uma, e, ou, para, por, pelo, pela, com, ao, à, meu, minha, me, que, se, cidade de, estado de`,
  areas: {
    'personal-injury': `danos pessoais, lesão corporal, lesões, acidente, acidentes, acidente de trânsito, acidente de carro, acidente de viação, indenização, indemnização,
      danos morais, responsabilidade civil`,
    'family-law': `família, familiar, direito de família, direito da família, divórcio, divórcios, guarda, guarda dos filhos, guarda compartilhada, pensão alimentícia, alimentos,
      casamento, adoção, separação, união estável, violência doméstica`,
    'criminal-defense':
      'criminal, criminalista, criminalistas, penal, penalista, direito penal, defesa criminal, crime, crimes, preso, prisão, habeas corpus',
    employment: `trabalhista, trabalhistas, direito do trabalho, laboral, direito laboral, trabalho, demissão, demitido, demitida, despedimento, despedida, salário, salários,
      rescisão, horas extras, fgts, assédio moral`,
    'real-estate': `imobiliário, direito imobiliário, imóvel, imóveis, habitação, moradia, aluguel, arrendamento, arrendamentos, inquilino, inquilinos, locação, senhorio, despejo,
      caução, condomínio, hipoteca, usucapião, vizinhança`,
    business: `empresarial, direito empresarial, comercial, direito comercial, societário, direito societário, empresa, empresas, contrato, contratos, falência, insolvência,
      recuperação judicial, cobrança, dívida, dívidas, consumidor, direito do consumidor`,
    immigration:
      'imigração, migração, direito migratório, estrangeiros, visto, vistos, asilo, autorização de residência, residência, cidadania, nacionalidade, deportação, refugiado, refugiados',
    'estate-planning':
      'herança, heranças, sucessões, sucessão, direito sucessório, direito das sucessões, testamento, testamentos, inventário, partilha, herdeiros',
    'intellectual-property':
      'propriedade intelectual, propriedade industrial, patente, patentes, marca registrada, registro de marca, registo de marca, marcas, direito autoral, direitos autorais, direitos de autor',
    tax: 'tributário, tributária, tributarista, direito tributário, fiscal, direito fiscal, fiscalista, imposto, impostos, receita federal, finanças, iva',
    environmental:
      'meio ambiente, ambiental, direito ambiental, direito do ambiente, poluição, ruído, barulho',
    healthcare:
      'saúde, direito à saúde, direito da saúde, médico, direito médico, erro médico, negligência médica, hospital, plano de saúde',
    maritime: 'marítimo, direito marítimo, portuário, navegação',
    technology:
      'tecnologia, direito digital, digital, informática, internet, proteção de dados, privacidade, lgpd, golpe online',
    'civil-rights':
      'direitos civis, direitos humanos, discriminação, racismo, direitos fundamentais, constitucional, direito constitucional, violência policial',
    insurance:
      'seguro, seguros, direito securitário, direito dos seguros, seguradora, seguradoras, apólice',
  },
}
