import { useRef } from "react"
import type { CourseContent } from "#site/en/course.ts"
import { links } from "#site/links.ts"
import { Button } from "#ui/button.tsx"
import { ExternalButton } from "#ui/external-link.tsx"
import { Modal, type ModalHandle } from "#ui/modal.tsx"

type RegistrationProps = { link: string; isOpen: boolean; isFree: boolean; texts: CourseContent }

/** The one button of a course's page. */
export function Registration({ link, isOpen, isFree, texts }: RegistrationProps) {
  const openHint = isFree ? texts.registerHintFree : texts.registerHint
  return (
    <div className="grid gap-2 sm:max-lg:grid-cols-[auto_minmax(0,1fr)] sm:max-lg:items-center sm:max-lg:gap-4">
      {isOpen ? (
        <ExternalButton kind="accent" href={link} className="min-h-12 w-full text-lg">
          {texts.register}
        </ExternalButton>
      ) : (
        <Closed texts={texts} />
      )}
      <p className="text-muted text-sm max-sm:text-center">{isOpen ? openHint : texts.closedHint}</p>
    </div>
  )
}

const closedId = "registration-closed"

function Closed({ texts }: { texts: CourseContent }) {
  const modal = useRef<ModalHandle>(null)
  return (
    <>
      <Button
        popoverTarget={closedId}
        onClick={(event) => {
          event.preventDefault()
          modal.current?.open()
        }}
        className="min-h-12 w-full text-lg"
      >
        {texts.closed}
      </Button>
      <Modal ref={modal} id={closedId} title={texts.closedTitle}>
        <p>{texts.closedText}</p>
        {links.emergency && (
          <>
            <p className="text-muted">{texts.closedUrgent}</p>
            <ExternalButton kind="accent" href={links.emergency} className="justify-self-start">
              {texts.emergency}
            </ExternalButton>
          </>
        )}
      </Modal>
    </>
  )
}
