import {
  CreateTeamMember,
  createTeam,
  deleteTeam,
  getTeam,
  getTeams,
  moveTeam,
  type TeamMember,
  UpdateTeamMember,
  updateTeam,
} from "contract"
import { injectCalls } from "#api/calls.ts"
import { BinLink } from "#dashboard/bin-link.tsx"
import { CreateDialog } from "#dashboard/create-dialog.tsx"
import { DeleteRecord } from "#dashboard/delete-record.tsx"
import { EditDialog } from "#dashboard/edit-dialog.tsx"
import { EnglishTab } from "#dashboard/english-tab.tsx"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { EditRecord } from "#dashboard/row-action.tsx"
import { useRowOrder } from "#dashboard/row-order.tsx"
import { useTexts } from "#i18n/language.tsx"
import { Avatar } from "#ui/avatar.tsx"
import { TextField } from "#ui/fields.tsx"
import { Contact, NameAndDesignation, SocialLinks } from "./manage-member-cells.tsx"
import { MemberFields } from "./manage-member-fields.tsx"
import { teamTexts } from "./texts.ts"

const { useGetTeamsQuery } = injectCalls({ getTeams })

export function Component() {
  const texts = useTexts(teamTexts)
  const english = { name: texts.inputs.name, designation: texts.inputs.designation }
  const result = useGetTeamsQuery()
  const list = useRowOrder({
    result,
    call: moveTeam,
    refetch: result.refetch,
    texts,
    nameOf: ({ name }) => name,
    numberOf: ({ serial }) => serial,
  })
  return (
    <ResourceList
      texts={texts}
      {...list}
      columns={[
        {
          key: "avatar",
          heading: texts.avatar,
          lead: true,
          cell: ({ photo }) => <Avatar photo={photo} className="size-12 max-w-none" />,
        },
        { key: "name", heading: texts.member, lead: true, cell: NameAndDesignation },
        { key: "contact", heading: texts.contact, wide: true, cell: Contact },
        { key: "social", heading: texts.social, wide: true, cell: (member) => <SocialLinks member={member} /> },
      ]}
      rowActions={(member) => (
        <div className="flex justify-end">
          <EditRecord id={member._id} name={member.name} />
          <DeleteRecord name={member.name} texts={texts} call={deleteTeam} record={member} />
        </div>
      )}
      actions={<BinLink kind="team" call={deleteTeam} />}
      createDialog={
        <CreateDialog
          isWide
          texts={texts}
          call={createTeam}
          schema={CreateTeamMember}
          empty={empty}
          nameOf={({ name }) => name}
        >
          {(form) => (
            <EnglishTab form={form} labels={english}>
              <MemberFields field={form.optional} photo={form.image("photo")} />
            </EnglishTab>
          )}
        </CreateDialog>
      }
      editDialog={
        <EditDialog
          isWide
          texts={texts}
          labels={texts.inputs}
          description={() => texts.editText}
          rows={result.data?.data}
          call={updateTeam}
          get={getTeam}
          schema={UpdateTeamMember}
          inputOf={inputOf}
        >
          {(form) => (
            <EnglishTab form={form} labels={english}>
              <MemberFields field={form.optional} photo={form.image("photo")}>
                <TextField
                  label={texts.inputs.serial}
                  inputMode="numeric"
                  autoComplete="off"
                  aria-required
                  {...form.optional("serial")}
                />
              </MemberFields>
            </EnglishTab>
          )}
        </EditDialog>
      }
    />
  )
}

const empty = {
  name: "",
  designation: "",
  email: "",
  phone: "",
  photo: "",
  facebookLink: "",
  twitterLink: "",
  linkedinLink: "",
  instagramLink: "",
  en: { name: "", designation: "" },
}

const inputOf = ({ _id, updatedAt, ...input }: TeamMember) => input
