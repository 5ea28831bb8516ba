import { useEffect, useState } from 'react'

/** The day of the reader's own calendar (YYYY-MM-DD); unknown until the page runs in their browser. */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>()
  useEffect(() => setToday(localDay(new Date())), [])
  return today
}

function localDay(now: Date): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
