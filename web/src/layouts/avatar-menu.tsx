import { useLogout } from "#api/use-logout.ts"
import { useTexts } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { useAppSelector } from "#store.ts"
import { Avatar } from "#ui/avatar.tsx"
import { Menu } from "#ui/menu.tsx"

export function AvatarMenu() {
  const texts = useTexts().header
  const user = useAppSelector((state) => state.auth.user)
  const logout = useLogout()
  if (!user) return null
  return (
    <Menu
      label={texts.account}
      heading={texts.greeting(user.name)}
      trigger={<Avatar photo={user.photo} />}
      items={[
        { label: texts.myProfile, to: paths.myProfile },
        { label: texts.dashboard, to: paths.dashboard },
        { label: texts.logout, onSelect: logout },
      ]}
    />
  )
}
