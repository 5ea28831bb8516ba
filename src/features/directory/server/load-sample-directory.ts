import type { Database } from '../../../platform/database/database.server.ts'
import { makeSampleDirectory } from '../domain/sample-directory.ts'
import { lawyerRecord } from './lawyer-record.ts'
import { countDirectory } from './lawyer-totals.repo.ts'
import { insertLawyers } from './lawyers.repo.ts'

/** Fills an empty directory with the fictional sample (decision 35). A directory with records is left alone. */
export async function loadSampleDirectory(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    if ((await countDirectory(tx)).lawyers > 0) return 0
    const sample = makeSampleDirectory()
    await insertLawyers(tx, sample.map(lawyerRecord))
    return sample.length
  })
}
