import { lengths, UpdateUser, type User } from "contract"
import { useWatch } from "react-hook-form"
import { useEditForm } from "#api/edit-form.ts"
import { useLazyGetOwnUserQuery, useUpdateOwnUserMutation } from "#api/own-account.ts"
import { ChangedMeanwhile } from "#dashboard/changed-meanwhile.tsx"
import { Draft } from "#dashboard/form-dialog.tsx"
import { usePictureUpload } from "#dashboard/use-picture-upload.ts"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { TextArea } from "#ui/text-area.tsx"
import { TextField } from "#ui/text-field.tsx"
import { PhotoField } from "./photo-field.tsx"
import { photoWords } from "./photo-words.ts"
import { profileWords } from "./profile-words.ts"

const inputOf = ({ name, phone, bio, photo }: User) => ({ name, phone, bio, photo })

export function ProfileForm({ user }: { user: User }) {
  const words = useWords(profileWords)
  const { format } = useSpeech()
  const { photo: photoLabel } = useWords(photoWords)
  const [update] = useUpdateOwnUserMutation()
  const [getUser] = useLazyGetOwnUserQuery()
  const contract = useEditForm({
    schema: UpdateUser,
    record: user,
    inputOf,
    draft: "profile",
    latest: async () => (await getUser().unwrap()).data,
    done: words.done,
    failed: words.failed,
    save: (changes, seen) => update({ body: changes, ifMatch: seen }).unwrap(),
  })
  const upload = usePictureUpload((url) => contract.put("photo", url))
  const photo = useWatch({ control: contract.form.control, name: "photo" }) ?? ""
  return (
    <form onSubmit={contract.onSubmit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ChangedMeanwhile
        clashes={contract.clashes}
        labels={{ name: words.name, phone: words.phone, bio: words.bio, photo: photoLabel }}
        choose={contract.choose}
      />
      <Draft startAfresh={contract.startAfresh} />
      <PhotoField
        photo={photo}
        savedPhoto={user.photo}
        error={contract.errorOf("photo")}
        upload={upload}
        onRemove={() => contract.put("photo", "")}
      />
      <TextField label={words.name} autoComplete="name" {...contract.field("name")} />
      <TextField
        label={words.email}
        type="email"
        hint={words.emailHint}
        value={user.email}
        readOnly
        className="read-only:bg-sunken"
      />
      <TextField label={words.phone} type="tel" autoComplete="tel" {...contract.optional("phone")} />
      <TextArea
        label={words.bio}
        hint={words.bioHint(format.number(lengths.bio))}
        rows={5}
        className="field-sizing-content max-h-[60dvh] min-h-32"
        {...contract.optional("bio")}
      />
      <Button
        kind="accent"
        type="submit"
        busy={contract.isSubmitting}
        disabled={upload.isRunning}
        className="justify-self-start max-sm:justify-self-stretch"
      >
        {words.submit}
      </Button>
    </form>
  )
}
