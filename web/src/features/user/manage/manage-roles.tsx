import { changeRole, changeRoles, confirmEmail, getUser, getUsers, isOffice, type Role, type User } from "contract"
import { useState } from "react"
import { useActionToast } from "#api/action-toast.ts"
import { injectCalls, useCall } from "#api/calls.ts"
import { optimisticUpdate } from "#api/optimistic-update.ts"
import { useBulkChange } from "#dashboard/bulk/bulk-change.tsx"
import type { Selection } from "#dashboard/bulk/selection.ts"
import { offerUndo, undoToastOptions } from "#dashboard/delete/undo.tsx"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { fullName } from "#features/user/full-name.ts"
import { confirmEmailTexts } from "#features/user/record/confirm-email-texts.ts"
import { userTexts } from "#features/user/texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { useSession } from "#session/session.ts"
import { Button } from "#ui/button/button.tsx"
import type { BadgeTone } from "#ui/display/badge.tsx"
import { CheckBox } from "#ui/form/check-box.tsx"
import { BadgeSelect, CompactSelect, options } from "#ui/form/fields.tsx"

export function RoleSelect({ user }: { user: User }) {
  const texts = useTexts(userTexts)
  const confirmTexts = useTexts(confirmEmailTexts)
  const toastAction = useActionToast()
  const [sendRole, { isLoading }] = useChangeRoleMutation()
  const [selectedRole, setSelectedRole] = useState(user.role)
  const sendConfirmation = useCall(confirmEmail)
  const [isTheirs, setTheirs] = useState(false)
  const isOwn = useSession().user?._id === user._id

  /** The confirmation of a change whose consequences are not visible in the list. */
  function confirmationFor(role: Role) {
    const key = isOwn && role !== "admin" ? "leave" : role
    if (key === "instructor" || key === "student") return undefined
    const { title, text, confirm } = texts.questions[key]
    return { title, text: text(fullName(user)), confirm, kind: key === "admin" ? "accent" : "danger" } as const
  }
  function change(role: Role) {
    const { doing, done, failed } = texts.changingRole
    const options = undoToastOptions(done, user._id)
    const send = async () => {
      const confirmed = isTheirs ? (await sendConfirmation({ params: { id: user._id } })).data : user
      return sendRole(inputFor(confirmed, role)).unwrap()
    }
    return toastAction(send(), {
      ...options,
      doing,
      done: ({ data }) => {
        const revert = () => sendRole(inputFor(data, user.role)).unwrap()
        return offerUndo({ ...options, message: done, name: `${fullName(user)}: ${texts.roles[role]}`, revert })
      },
      failed,
    })
  }
  return (
    <ConfirmAction
      {...(confirmationFor(selectedRole) ?? { title: "", text: "", confirm: "" })}
      fields={
        isOffice(selectedRole) &&
        !user.isVerified &&
        !user.invitedAt && (
          <>
            <p>{confirmTexts.needed}</p>
            <CheckBox checked={isTheirs} onChange={(event) => setTheirs(event.target.checked)}>
              {confirmTexts.atOnce}
            </CheckBox>
          </>
        )
      }
      onConfirm={() => change(selectedRole)}
    >
      {(open) => (
        <BadgeSelect
          tone={tones[user.role] ?? "neutral"}
          label={texts.roleOf(user.name)}
          value={user.role}
          aria-busy={isLoading || undefined}
          onChange={(event) => {
            // The previous change is still pending; with two concurrent changes either could win.
            if (isLoading) return
            const role = event.target.value as Role
            setSelectedRole(role)
            setTheirs(false)
            if (confirmationFor(role)) open()
            else void change(role)
          }}
        >
          <RoleOptions />
        </BadgeSelect>
      )}
    </ConfirmAction>
  )
}

/** Those who may do more than a student stand out, and those who may do nothing. */
const tones: Partial<Record<Role, BadgeTone>> = {
  admin: "brand",
  editor: "brand",
  registrar: "brand",
  instructor: "brand",
  suspended: "danger",
}

/** Gives all selected users one role. */
export function SelectedUsers({ selection }: { selection: Selection<User> }) {
  const { texts, format } = useTextsAndFormat(userTexts)
  const { chosen, roles } = texts
  const [role, setRole] = useState<Role>("student")
  const changeAll = useBulkChange({
    call: changeRoles,
    selection,
    nameOf: ({ email }) => email,
    by: "versions",
    own: { name: useSession().user?.email ?? "", reason: chosen.own },
  })
  return (
    <div className="flex flex-wrap items-center gap-2 px-3">
      <CompactSelect
        label={`${chosen.choose} ${chosen.recordName}`}
        value={role}
        onChange={(event) => setRole(event.target.value as Role)}
      >
        <RoleOptions />
      </CompactSelect>
      <ConfirmAction
        title={chosen.title(format.number(selection.count), roles[role])}
        text={chosen.text[role]}
        confirm={chosen.change}
        kind={role === "suspended" ? "danger" : "accent"}
        onConfirm={() => changeAll({ role }, texts.changingRole)}
      >
        {(open) => (
          <Button onClick={open}>
            {chosen.change}
            <span className="sr-only"> {chosen.recordName}</span>
          </Button>
        )}
      </ConfirmAction>
    </div>
  )
}

/** Those of the product document first. Not taken from the contract's schema, which would add zod to the screen. */
const roles = ["admin", "instructor", "student", "suspended", "editor", "registrar"] as const

function RoleOptions() {
  const texts = useTexts(userTexts)
  return options(roles.map((role) => [role, texts.roles[role]]))
}

const inputFor = ({ _id: id, updatedAt }: User, role: Role) => ({ body: { id, role }, ifMatch: updatedAt })

const { useChangeRoleMutation } = injectCalls({ changeRole }).enhanceEndpoints({
  endpoints: {
    changeRole: {
      onQueryStarted: optimisticUpdate(({ body: { id, role } }: Pick<ReturnType<typeof inputFor>, "body">) => ({
        list: getUsers,
        record: getUser,
        id,
        values: { role } as Partial<User>,
      })),
    },
  },
})
