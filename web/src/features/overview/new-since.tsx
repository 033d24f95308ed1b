import { useTexts } from "#i18n/language.tsx"
import { ItemLink } from "./attention-item.tsx"
import { notificationTexts } from "./notification-texts.ts"
import { isTask, notificationUrl, useCountText, useNotifications } from "./notifications.ts"
import { Part } from "./part.tsx"

/** New records since the user last looked at their list, without tasks, which have items of their own. */
export function NewSince() {
  const texts = useTexts(notificationTexts)
  const countText = useCountText()
  const { notifications } = useNotifications()
  const fresh = notifications?.kinds.filter((each) => each.count > 0 && !isTask(each)) ?? []
  if (fresh.length === 0) return null
  return (
    <Part title={texts.title}>
      <ul className="flex flex-wrap gap-x-8 rounded-card border border-line bg-surface px-4 py-2">
        {fresh.map((notification) => (
          <li key={notification.kind}>
            <ItemLink to={notificationUrl(notification)}>
              {texts.kinds[notification.kind](countText(notification.count), notification.count === 1)}
            </ItemLink>
          </li>
        ))}
      </ul>
    </Part>
  )
}
