import { lengths, UpdateUser, type User } from "contract"
import { useState } from "react"
import { useImageUpload } from "#api/file/upload-image.ts"
import { useEditForm } from "#api/form/edit-form.ts"
import { useGetOwnUserQuery, useLazyGetOwnUserQuery, useUpdateOwnUserMutation } from "#api/own-account.ts"
import { DiscardButton, EditNotice } from "#dashboard/form/edit-notice.tsx"
import { Loaded } from "#dashboard/record/loaded.tsx"
import { SendVerification } from "#dashboard/record/send-verification.tsx"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { verificationTexts } from "#i18n/screens/verification.ts"
import { Head } from "#site/component/head.tsx"
import { Button } from "#ui/button/button.tsx"
import { Badge } from "#ui/display/badge.tsx"
import { Skeleton } from "#ui/display/state.tsx"
import { TextArea, TextField } from "#ui/form/fields.tsx"
import { FormAlert } from "#ui/form/form-alert.tsx"
import { PhotoField } from "./photo-field.tsx"
import { photoTexts } from "./photo-texts.ts"
import { profileTexts } from "./profile-texts.ts"

export function Component() {
  const { texts, format } = useTextsAndFormat(profileTexts)
  const { notVerified } = useTexts(verificationTexts)
  // The cached user may be a month old, and a form that started from it would seem to overwrite newer values.
  const result = useGetOwnUserQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data, error, isFetching } = result
  const [isFresh, setFresh] = useState(false)
  if (!isFresh && data && !isFetching && !error) setFresh(true)
  const loaded = { ...result, data: isFresh ? data : undefined }
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      <Head title={texts.title} isHidden />
      <h1 className="text-2xl">{texts.title}</h1>
      <Loaded result={loaded} failed={texts.loadFailed} skeleton={<Skeleton rows={5} />}>
        {({ data: user }) => (
          <section className="grid gap-6 rounded-card border border-line bg-surface p-4 md:p-6">
            <div className="grid gap-3">
              <div className="flex flex-wrap items-center gap-2">
                <Badge tone="brand">{texts.roles[user.role]}</Badge>
                <Badge tone={user.isVerified ? "success" : "warning"}>
                  {user.isVerified ? texts.verified : notVerified}
                </Badge>
                <span className="text-muted text-sm">{texts.since(format.date(user.createdAt))}</span>
              </div>
              {!user.isVerified && <SendVerification email={user.email} />}
            </div>
            <ProfileForm user={user} />
          </section>
        )}
      </Loaded>
    </div>
  )
}

const inputOf = ({ name, phone, bio, photo }: User) => ({ name, phone, bio, photo })

function ProfileForm({ user }: { user: User }) {
  const { texts, format } = useTextsAndFormat(profileTexts)
  const { photo: photoLabel } = useTexts(photoTexts)
  const [update] = useUpdateOwnUserMutation()
  const [getUser] = useLazyGetOwnUserQuery()
  const contract = useEditForm({
    schema: UpdateUser,
    record: user,
    inputOf,
    draft: "profile",
    readLatest: async () => (await getUser().unwrap()).data,
    done: texts.done,
    failed: texts.failed,
    save: (changes, seen) => update({ body: changes, ifMatch: seen }).unwrap(),
  })
  const labels = { name: texts.name, phone: texts.phone, bio: texts.bio, photo: photoLabel }
  const upload = useImageUpload((url) => contract.setField("photo", url))
  return (
    <form onSubmit={contract.onSubmit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FormAlert text={contract.summary} />
      <EditNotice form={contract} labels={labels} />
      <PhotoField
        photo={contract.form.watch("photo") ?? ""}
        savedPhoto={user.photo}
        error={contract.errorOf("photo")}
        upload={upload}
        onRemove={() => contract.setField("photo", "")}
      />
      <TextField label={texts.name} autoComplete="name" {...contract.field("name")} />
      <TextField
        label={texts.email}
        type="email"
        hint={texts.emailHint}
        value={user.email}
        readOnly
        className="read-only:bg-sunken"
      />
      <TextField label={texts.phone} type="tel" autoComplete="tel" {...contract.optional("phone")} />
      <TextArea
        label={texts.bio}
        hint={texts.bioHint(format.number(lengths.bio))}
        rows={5}
        className="field-sizing-content max-h-[60dvh] min-h-32"
        {...contract.optional("bio")}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button kind="accent" type="submit" busy={contract.isSubmitting} disabled={upload.isRunning}>
          {texts.submit}
        </Button>
        <DiscardButton discard={contract.discardDraft} disabled={contract.isSubmitting} />
      </div>
    </form>
  )
}
