import type { Notification } from "contract"
import { toast } from "react-hot-toast/headless"
import { Link } from "react-router"
import { useCommonTexts, useTexts } from "#i18n/language.tsx"
import { Button, IconButton } from "#ui/button/button.tsx"
import { BellIcon } from "#ui/image/icon.tsx"
import { PopoverButton } from "#ui/overlay/popover-button.tsx"
import { notificationTexts } from "./notification-texts.ts"
import {
  notificationUrl,
  useCountText,
  useMarkNotificationsSeenMutation,
  useMarkOpenedAsSeen,
  useNotifications,
} from "./notifications.ts"

/** In the header: how much is new, and what. */
export function NotificationBell() {
  const texts = useTexts(notificationTexts)
  const countText = useCountText()
  const { mayRead, isVisible, notifications, isError, isFetching, refetch } = useNotifications()
  useMarkOpenedAsSeen(notifications, isVisible)
  if (!mayRead) return null
  const fresh = notifications?.kinds.filter(({ count }) => count > 0) ?? []
  const total = fresh.reduce((sum, { count }) => sum + count, 0)
  const trigger = (
    <IconButton label={total > 0 ? texts.bell(countText(total)) : texts.nothingNew} className="relative">
      <BellIcon />
      {total > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0 right-0 min-w-5 rounded-full bg-accent px-1 text-center font-semibold text-on-accent text-xs leading-5"
        >
          {countText(total)}
        </span>
      )}
    </IconButton>
  )
  return (
    <PopoverButton title={texts.title} trigger={trigger} align="end">
      {(close) => (
        <div className="grid w-72 max-w-full gap-2">
          <h2 className="px-2 font-semibold text-base">{texts.title}</h2>
          {notifications && <List notifications={fresh} until={notifications.until} close={close} />}
          {!notifications && <Missing isFailed={isError && !isFetching} onRetry={refetch} />}
        </div>
      )}
    </PopoverButton>
  )
}

type ListProps = { notifications: readonly Notification[]; until: string; close: () => void }

function List({ notifications, until, close }: ListProps) {
  const texts = useTexts(notificationTexts)
  const countText = useCountText()
  const [markSeen] = useMarkNotificationsSeenMutation()
  if (notifications.length === 0) return <p className="px-2 pb-2 text-muted">{texts.none}</p>

  async function markAll() {
    close()
    const { error } = await markSeen({ body: { until } })
    if (error) toast.error(texts.markFailed, { id: texts.markFailed })
  }
  return (
    <>
      <ul className="grid">
        {notifications.map((notification) => (
          <li key={notification.kind}>
            <Link
              to={notificationUrl(notification)}
              onClick={close}
              className="flex min-h-11 items-center rounded-field px-2 py-1 text-ink hover:bg-sunken"
            >
              {texts.kinds[notification.kind](countText(notification.count), notification.count === 1)}
            </Link>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={markAll}
        className="min-h-11 justify-self-start rounded-field px-2 font-semibold text-brand text-sm hover:bg-sunken lg:min-h-9"
      >
        {texts.markAll}
      </button>
    </>
  )
}

function Missing({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  const { ui } = useCommonTexts()
  const { failed } = useTexts(notificationTexts)
  if (!isFailed)
    return (
      <p role="status" className="px-2 pb-2 text-muted">
        {ui.loading}
      </p>
    )
  return (
    <div role="alert" className="grid justify-items-start gap-3 px-2 pb-2">
      <p>{failed}</p>
      <Button onClick={onRetry}>{ui.tryAgain}</Button>
    </div>
  )
}
