import { lazy, Suspense } from 'react'
import type { CardFormProps } from './card-form-contract.ts'
import { CardFormSkeleton } from './card-form-skeleton.tsx'

const SandboxForm = lazy(async () => ({
  default: (await import('./sandbox-card-form.tsx')).SandboxCardForm,
}))
const StripeForm = lazy(async () => ({
  default: (await import('./stripe-card-form.tsx')).StripeCardForm,
}))

/** The card form of the provider in use; the other one is never loaded. */
export function CardForm({ sandbox, ...props }: CardFormProps & { sandbox: boolean }) {
  const Form = sandbox ? SandboxForm : StripeForm
  return (
    <Suspense fallback={<CardFormSkeleton />}>
      <Form {...props} />
    </Suspense>
  )
}
