import type { LanguageWords } from './language-words.ts'

export const SPANISH: LanguageWords = {
  asides: `abogado, abogada, abogados, abogadas, licenciado, letrado, letrada, procurador, bufete, despacho, despacho de abogados, asesoría jurídica,
    jurídico, jurídica, legal, legales, derecho, leyes, ley, especialista, especializado, experto, experta, busco, buscar, necesito, quiero,
    mejor, mejores, buen, bueno, buena, barato, cerca, cerca de mí, cerca de, en, de, del, el, la, los, las, un, una, y, o, e, a, al, para, por, con,
    mi, mis, me, que, se, su, lo, ciudad de, estado de, provincia de`,
  areas: {
    'personal-injury': `daños personales, lesiones, lesiones personales, accidente, accidentes, accidente de tráfico, accidentes de tráfico, accidente de tránsito,
      accidente de coche, accidente de auto, atropello, indemnización, daños y perjuicios, responsabilidad civil`,
    'family-law': `familia, familiar, derecho de familia, derecho familiar, divorcio, divorcios, custodia, custodia de hijos, pensión alimenticia, pensión de alimentos,
      alimentos, matrimonial, matrimonialista, adopción, patria potestad, separación, régimen de visitas, violencia doméstica, violencia de género`,
    'criminal-defense': `penal, penalista, penalistas, derecho penal, defensa penal, criminal, criminalista, delito, delitos, detenido, cárcel, fianza, denuncia penal`,
    employment: `laboral, laboralista, laboralistas, derecho laboral, trabajo, despido, despidos, despido improcedente, finiquito, liquidación laboral,
      salario, salarios, nómina, acoso laboral, derechos laborales`,
    'real-estate': `inmobiliario, inmobiliaria, derecho inmobiliario, vivienda, alquiler, alquileres, arrendamiento, arrendamientos, inquilino, inquilinos, casero, desalojo,
      desahucio, desahucios, fianza del alquiler, hipoteca, hipotecas, propiedad horizontal, bienes raíces, renta, compraventa de vivienda`,
    business: `mercantil, mercantilista, derecho mercantil, empresa, empresas, empresarial, comercial, derecho comercial, societario, sociedades, corporativo,
      contrato, contratos, concurso de acreedores, quiebra, insolvencia, deudas, cobro de deudas, consumo, consumidor, consumidores`,
    immigration: `extranjería, inmigración, migración, migratorio, migratoria, visa, visas, visado, visados, asilo, deportación, residencia, permiso de residencia,
      nacionalidad, ciudadanía, refugiado, refugiados`,
    'estate-planning':
      'herencia, herencias, testamento, testamentos, sucesiones, sucesión, sucesorio, derecho sucesorio, herederos, testamentaría',
    'intellectual-property':
      'propiedad intelectual, propiedad industrial, patente, patentes, marca registrada, registro de marca, marcas, derechos de autor',
    tax: 'fiscal, fiscalista, fiscalistas, derecho fiscal, tributario, tributaria, tributarista, derecho tributario, impuesto, impuestos, hacienda, iva, renta y patrimonio',
    environmental:
      'medio ambiente, ambiental, medioambiental, derecho ambiental, contaminación, ruido, ecológico',
    healthcare:
      'sanitario, derecho sanitario, salud, médico, médica, negligencia médica, negligencias médicas, mala praxis, hospital, error médico',
    maritime: 'marítimo, marítima, derecho marítimo, naval, marinero',
    technology: `tecnología, derecho tecnológico, derecho informático, informático, internet, protección de datos, privacidad, ciberdelito, nuevas tecnologías, estafa en línea`,
    'civil-rights':
      'derechos civiles, derechos humanos, discriminación, derechos fundamentales, constitucional, derecho constitucional, amparo, abuso policial',
    insurance: 'seguro, seguros, derecho de seguros, aseguradora, aseguradoras, póliza',
  },
}
