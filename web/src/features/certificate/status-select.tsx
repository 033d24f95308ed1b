import type { Certificate } from "contract"
import { toast } from "react-hot-toast/headless"
import { useToastFailure } from "#api/toast-failure.ts"
import { useDashboardTexts } from "#i18n/dashboard.ts"
import { CompactSelect } from "#ui/compact-select.tsx"
import { useChangeStatusMutation } from "./api.ts"

const other = { active: "inactive", inactive: "active" } as const

/** The call flips the status: if somebody else flipped it before, it has to be flipped once more. */
export function StatusSelect({ certificate: { _id, certificationNo, status } }: { certificate: Certificate }) {
  const texts = useDashboardTexts().certificates
  const toastFailure = useToastFailure()
  const [changeStatus, { isLoading }] = useChangeStatusMutation()

  async function change(chosen: string) {
    try {
      const { data } = await changeStatus(_id).unwrap()
      if (data.status !== chosen) await changeStatus(_id).unwrap()
      toast.success(texts.statusChanged)
    } catch {
      toastFailure(texts.statusFailed)
    }
  }

  return (
    <CompactSelect
      label={texts.statusOf(certificationNo)}
      value={isLoading ? other[status] : status}
      disabled={isLoading}
      onChange={(event) => change(event.target.value)}
    >
      <option value="active">{texts.statuses.active}</option>
      <option value="inactive">{texts.statuses.inactive}</option>
    </CompactSelect>
  )
}
