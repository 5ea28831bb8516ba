import type { Seller } from '../contract.ts'

type SellerSettings = {
  seller: Omit<Seller, 'vatText' | 'isDemo'> | undefined
  vatText: string | undefined
}

const DEMO_SELLER = {
  name: 'Example Legal Software (demo)',
  address: ['1 Example Street', '00000 Example Town'],
  email: 'seller@demo.example',
  phone: undefined,
  register: undefined,
  vatId: undefined,
}

/** The configured seller, or the invented one of the demo. */
export function sellerOf({ seller, vatText }: SellerSettings): Seller {
  return { ...(seller ?? DEMO_SELLER), vatText, isDemo: seller === undefined }
}

const DEMO_MARK = 'yes'

/** The seller as a receipt keeps it, so that a later change of the settings rewrites no old paper. */
export function sellerSnapshot({ address, isDemo, ...texts }: Seller): Record<string, string> {
  const given = Object.entries({
    ...texts,
    address: address.join('\n'),
    demo: isDemo ? DEMO_MARK : undefined,
  })
  return Object.fromEntries(
    given.filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

export function sellerFromSnapshot(snapshot: Record<string, string>): Seller {
  return {
    name: snapshot['name'] ?? '',
    address: (snapshot['address'] ?? '').split('\n'),
    email: snapshot['email'] ?? '',
    phone: snapshot['phone'],
    register: snapshot['register'],
    vatId: snapshot['vatId'],
    vatText: snapshot['vatText'],
    isDemo: snapshot['demo'] === DEMO_MARK,
  }
}
