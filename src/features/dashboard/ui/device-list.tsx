import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Tag } from '../../../design/card.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { apiCall } from '../../../platform/browser/api-call.ts'
import type { SignedInDevice } from '../../account/contract.ts'

/** Where a person is signed in, with the way to end it there. */
export function DeviceList({ onSignedOut }: { onSignedOut(): Promise<void> }) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery<{ sessions: SignedInDevice[] }>({
    queryKey: ['/api/sessions'],
  })
  const [busy, setBusy] = useState<string>()
  const [failed, setFailed] = useState(false)

  async function end(what: string, call: () => Promise<unknown>, then: () => Promise<unknown>) {
    setBusy(what)
    setFailed(false)
    try {
      await call()
      await then()
    } catch {
      setFailed(true)
    } finally {
      setBusy(undefined)
    }
  }
  const endOne = ({ id, current }: SignedInDevice) =>
    end(
      id,
      () => apiCall('DELETE', `/api/sessions/${id}`, {}),
      () => (current ? onSignedOut() : refetch()),
    )
  const endAll = () =>
    end('all', () => apiCall('POST', '/api/sign-out-everywhere', {}), onSignedOut)

  return (
    <section aria-labelledby="devices" className="flex flex-col gap-4">
      <div>
        <h2 id="devices">{t('account.devices.title')}</h2>
        <p className="measure mt-1 text-ink-soft">{t('account.devices.lead')}</p>
        <noscript>{t('account.needsScript')}</noscript>
      </div>
      {data ? (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {data.sessions.map((device) => (
            <li key={device.id}>
              <DeviceLine
                device={device}
                busy={busy === device.id}
                disabled={busy !== undefined}
                onEnd={() => endOne(device)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p role="status" className="text-ink-soft">
          {t(isError ? 'account.devices.notLoaded' : 'account.devices.loading')}
        </p>
      )}
      <Button
        look="danger"
        className="self-start"
        busy={busy === 'all'}
        disabled={busy !== undefined}
        onClick={endAll}
      >
        {t('account.devices.everywhere')}
      </Button>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {failed ? t('account.devices.failed') : null}
      </p>
    </section>
  )
}

type LineProps = { device: SignedInDevice; busy: boolean; disabled: boolean; onEnd(): void }

function DeviceLine({ device, busy, disabled, onEnd }: LineProps) {
  const { t, formatDate } = useTranslation()
  const name = useDeviceName(device)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:px-5">
      <MonitorSmartphone aria-hidden className="size-6 shrink-0 text-brand" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name} {device.current ? <Tag>{t('account.devices.thisOne')}</Tag> : null}
        </p>
        <p className="text-ink-soft">
          {t('account.devices.lastUsed', { date: formatDate(device.lastUsedOn) })}
        </p>
        <p className="text-ink-soft">
          {t('account.devices.signedIn', { date: formatDate(device.signedInOn) })}
        </p>
      </div>
      <Button
        look="secondary"
        busy={busy}
        disabled={disabled}
        aria-label={t('account.devices.endNamed', { device: name })}
        onClick={onEnd}
      >
        {t('account.devices.end')}
      </Button>
    </div>
  )
}

/** "Firefox on Android", or as much of it as the device said. */
function useDeviceName({ browser, system }: SignedInDevice): string {
  const { t } = useTranslation()
  if (browser && system) return t('account.devices.name', { browser, system })
  return browser ?? system ?? t('account.devices.unknown')
}
