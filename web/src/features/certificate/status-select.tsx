import type { Certificate } from "contract"
import { toast } from "react-hot-toast/headless"
import { useDashboardTexts } from "#i18n/dashboard.ts"
import { CompactSelect } from "#ui/compact-select.tsx"
import { useChangeStatusMutation } from "./api.ts"

const other = { active: "inactive", inactive: "active" } as const

/** The call flips the status, so the other choice is the only one there is; it shows at once. */
export function StatusSelect({ certificate: { _id, certificationNo, status } }: { certificate: Certificate }) {
  const texts = useDashboardTexts().certificates
  const [changeStatus, { isLoading }] = useChangeStatusMutation()

  async function change() {
    try {
      await changeStatus(_id).unwrap()
      toast.success(texts.statusChanged)
    } catch {
      toast.error(texts.statusFailed)
    }
  }

  return (
    <CompactSelect
      label={texts.statusOf(certificationNo)}
      value={isLoading ? other[status] : status}
      disabled={isLoading}
      onChange={change}
    >
      <option value="active">{texts.statuses.active}</option>
      <option value="inactive">{texts.statuses.inactive}</option>
    </CompactSelect>
  )
}
