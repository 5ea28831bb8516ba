import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.server.ts'
import type { JobDefinition } from '../../../platform/jobs/jobs.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { findUser } from '../../account/server.ts'

const data = z.object({ userId: z.uuid() })

const tellCustomerAddressJob: JobDefinition<typeof data> = { name: 'tell-customer-address', data }

/** Has the payment provider told of a person's new address: by a job, since it may be down when they change it. */
export async function queueCustomerAddress(
  { jobs }: Pick<Runtime, 'jobs'>,
  tx: Database,
  userId: string,
): Promise<void> {
  await jobs.send(tx, tellCustomerAddressJob, { userId }, { id: randomUUID() })
}

export async function startCustomerAddressJobs(runtime: Runtime): Promise<void> {
  await runtime.jobs.work(tellCustomerAddressJob, ({ userId }) =>
    tellCustomerAddress(runtime, userId),
  )
}

/** The address is read when it is told, so that of two changes the later one stays. */
export async function tellCustomerAddress(
  { db, payments }: Pick<Runtime, 'db' | 'payments'>,
  userId: string,
): Promise<void> {
  const user = await findUser(db, userId)
  if (user?.stripeCustomerId) await payments.changeCustomerEmail(user.stripeCustomerId, user.email)
}
