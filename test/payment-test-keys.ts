declare global {
  interface ImportMetaEnv {
    readonly STRIPE_SECRET_KEY_FOR_TESTS?: string
  }
}

/** A key of the real provider's test mode: with it the conformance suite asks the real provider too. */
export function realPaymentTestKey(): string | null {
  const key: unknown = import.meta.env.STRIPE_SECRET_KEY_FOR_TESTS
  // A live key would move real money.
  return typeof key === 'string' && /^(sk|rk)_test_/.test(key) ? key : null
}
