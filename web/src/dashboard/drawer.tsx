import { Dialog } from "radix-ui"
import { type ReactNode, useState } from "react"
import { useControlTexts } from "#i18n/controls.ts"
import { IconButton } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"

type DrawerProps = { label: string; title: string; children: (close: () => void) => ReactNode }

/** The menu of a narrow screen: in from the left, out by Escape, by a press beside it, or by following a link. */
export function Drawer({ label, title, children }: DrawerProps) {
  const texts = useControlTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <IconButton label={label} className="lg:hidden">
          <Icon shape={shapes.menu} />
        </IconButton>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-veil lg:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 grid w-72 max-w-[85vw] content-start gap-3 overflow-y-auto border-line border-r bg-surface p-3 lg:hidden"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="px-3 font-semibold">{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={texts.close}>
                <Icon shape={shapes.close} />
              </IconButton>
            </Dialog.Close>
          </div>
          <div>{children(() => setOpen(false))}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
