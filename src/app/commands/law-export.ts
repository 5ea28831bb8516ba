import { loadCorpus, officialTitle } from '../../features/law/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import { uncachedKnowledge } from '../../platform/knowledge/knowledge-cache.server.ts'
import type { Command } from './command.ts'

export const lawExportCommand: Command = async (_args, { out }) => {
  const { provisions } = loadCorpus(readConfig().knowledgeDir, uncachedKnowledge)
  for (const provision of provisions) {
    const { id, country, jurisdiction, section, url, areas, issues, checked, deadline } = provision
    out(
      JSON.stringify({
        id,
        country,
        jurisdiction,
        act: officialTitle(provision),
        ...(section === undefined ? {} : { section }),
        url,
        areas,
        issues,
        checkedOn: checked.on,
        ...(deadline ? { deadline } : {}),
      }),
    )
  }
  return 0
}
