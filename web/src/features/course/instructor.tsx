import { Avatar } from "#ui/avatar.tsx"
import { linesOf } from "#ui/lines.ts"
import { Paragraphs } from "#ui/paragraphs.tsx"
import { Section } from "#ui/section.tsx"
import { TypedName } from "./typed-name.tsx"

type InstructorProps = { title: string; name: string; photo: string; bio: string }

export function Instructor({ title, name, photo, bio }: InstructorProps) {
  return (
    <Section id="instructor" title={title}>
      <div className="flex flex-col gap-4 sm:flex-row sm:gap-6">
        <Avatar photo={photo} className="size-24 text-3xl" />
        <div className="grid min-w-0 content-center gap-2">
          <TypedName as="h3" className="text-xl">
            {name}
          </TypedName>
          <Paragraphs lines={linesOf(bio)} className="gap-2 text-muted" />
        </div>
      </div>
    </Section>
  )
}
