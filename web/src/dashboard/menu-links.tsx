import type { User } from "contract"
import { Link, useLocation } from "react-router"
import { menuFor } from "#dashboard/menu.ts"
import { useDashboardTexts } from "#i18n/dashboard.ts"

export function MenuLinks({ user, onFollow }: { user: User; onFollow?: () => void }) {
  const { shell } = useDashboardTexts()
  const { pathname } = useLocation()
  return (
    <ul className="grid gap-1">
      {menuFor(user).map(({ to, label }) => (
        <li key={to}>
          <Link
            to={to}
            aria-current={pathname === to ? "page" : undefined}
            onClick={onFollow}
            className="flex min-h-11 items-center rounded-field px-3 text-ink no-underline hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand"
          >
            {shell[label]}
          </Link>
        </li>
      ))}
    </ul>
  )
}
