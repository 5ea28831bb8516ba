import type { WordForms } from '../../contract.ts'

export const fi: WordForms = {
  spaces: true,
  prefixes: '',
  endings: {
    '':
      'n t a ä ta tä tta ttä na nä ssa ssä sta stä lla llä lta ltä lle ksi an än en in on ön un yn hin ' +
      'ni si nsa nsä mme nne',
    a: 'ia iin issa ista illa ilta ille iksi ien ina oja ojen oissa oista oilla oilta oille oihin',
    ä: 'iä iin issä istä illä iltä ille iksi ien inä öjä öjen öissä öistä öillä öille öihin',
    i: 'ia iä ien e en essa essä esta estä ella ellä elta eltä elle et eja ejä ejen eita eitä eissa eissä eista eistä eille eihin',
    e: 'een eessa eessä eesta eestä eella eellä eelta eeltä eelle eena eenä eet eiden eita eitä eissa eissä eista eistä eille eisiin eeseen',
    us: 'uksen usta uksessa uksesta ukseen uksella ukselta ukselle ukseksi uksena ukset uksia uksien uksissa uksista uksiin uksille uden utta udessa udesta uteen udella udelle',
    ys: 'yksen ystä yksessä yksestä ykseen yksellä ykseltä ykselle ykset yksiä yksien yksissä yksistä yden yttä ydessä ydestä yteen',
    os: 'oksen osta oksessa oksesta okseen oksella okselle okset oksia oksien oksissa oksista oksiin',
    ös: 'öksen östä öksessä öksestä ökseen öksellä ökselle ökset öksiä öksien öksissä öksistä',
    nen: 'sen sta stä seen sessa sessä sesta sestä sella sellä selta seltä selle set sia siä sien sissa sissä sista sistä siin sille',
  },
  others: ['määräaikainen'],
}
