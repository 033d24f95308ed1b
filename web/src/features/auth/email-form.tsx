import { ForgotPassword } from "contract"
import { useContractForm } from "#api/contract-form.ts"
import { useAuthTexts } from "#i18n/auth.ts"
import { TextField } from "#ui/text-field.tsx"
import { useForgotPasswordMutation } from "./api.ts"
import { AuthForm } from "./auth-form.tsx"

export function EmailForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const texts = useAuthTexts().forgot
  const [forgot] = useForgotPasswordMutation()
  const { onSubmit, field, isSubmitting } = useContractForm({
    schema: ForgotPassword,
    empty: { email },
    save: async (input) => {
      await forgot({ body: input }).unwrap()
      onSent(input.email)
    },
  })
  return (
    <AuthForm onSubmit={onSubmit} submit={texts.submit} isSubmitting={isSubmitting}>
      <TextField label={texts.email} type="email" autoComplete="username" {...field("email")} />
    </AuthForm>
  )
}
