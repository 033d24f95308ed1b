import { getOwnCertificates, type OwnCertificate, validityOf } from "contract"
import { Link } from "react-router"
import { useRead } from "#api/calls.ts"
import { frameClass, RecordSection, SectionLink } from "#dashboard/record/record-section.tsx"
import { VerifyFirst } from "#dashboard/record/send-verification.tsx"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { shellTexts } from "#i18n/screens/shell.ts"
import { validityTexts } from "#i18n/screens/validity.ts"
import { paths, verificationUrl } from "#paths.ts"
import { useSession } from "#session/session.ts"
import { Head } from "#site/component/head.tsx"
import { Badge } from "#ui/display/badge.tsx"
import { Skeleton } from "#ui/display/state.tsx"
import { RightIcon } from "#ui/image/icon.tsx"
import { welcomeTexts } from "./welcome-texts.ts"

const maxShown = 3

function WelcomeCertificates({ certificates }: { certificates: readonly OwnCertificate[] }) {
  const { texts, format } = useTextsAndFormat(welcomeTexts)
  if (certificates.length === 0) return null
  return (
    <RecordSection
      title={texts.certificates}
      action={<SectionLink to={paths.myCertificates}>{texts.all(format.number(certificates.length))}</SectionLink>}
    >
      <ul className={frameClass}>
        {certificates.slice(0, maxShown).map((certificate) => (
          <Row key={certificate._id} certificate={certificate} />
        ))}
      </ul>
    </RecordSection>
  )
}

function Row({ certificate }: { certificate: OwnCertificate }) {
  const states = useTexts(validityTexts)
  const { certificationName, certificationNo } = certificate
  const state = validityOf(certificate)
  return (
    <li className="wrap-anywhere flex items-center justify-between gap-x-4 px-4 py-2">
      <div className="min-w-0">
        <Link
          to={verificationUrl(certificationNo)}
          className="inline-flex min-h-8 items-center font-semibold text-brand"
        >
          {certificationName}
        </Link>
        <p className="tabular text-muted text-sm">{certificationNo}</p>
      </div>
      <span className="shrink-0">
        <Badge tone={state === "valid" ? "success" : "neutral"}>{states[state]}</Badge>
      </span>
    </li>
  )
}

const tiles = [
  { key: "courses", to: paths.courses },
  { key: "toKnows", to: paths.toKnows },
  { key: "certificates", to: paths.myCertificates },
  { key: "review", to: paths.myReview },
  { key: "profile", to: paths.myProfile },
  { key: "verify", to: paths.verifyCertificate },
  { key: "devices", to: paths.myDevices },
] as const

/** The first screen of students and instructors. */
export function WelcomePage() {
  const texts = useTexts(welcomeTexts)
  const { dashboard } = useTexts(shellTexts)
  const { user } = useSession()
  const { data, isLoading } = useRead(getOwnCertificates, undefined, {
    skip: !user?.isVerified,
    refetchOnMountOrArgChange: true,
  })
  if (!user) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Head title={dashboard} isHidden />
      <header className="grid gap-2">
        <h1 className="wrap-anywhere line-clamp-3 text-2xl">{texts.title(user.name)}</h1>
        <p className="text-muted">{texts.text}</p>
      </header>
      {!user.isVerified && <VerifyFirst email={user.email} />}
      {data && <WelcomeCertificates certificates={data.data} />}
      {isLoading ? <Skeleton /> : <Tiles />}
    </div>
  )
}

/** After the certificates have loaded: these would move the tiles. */
function Tiles() {
  const texts = useTexts(welcomeTexts)
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {tiles.map(({ key, to }) => (
        <li key={key}>
          <Link
            to={to}
            className="flex h-full items-start justify-between gap-4 rounded-card border border-line bg-surface p-4 text-ink no-underline hover:bg-brand-soft"
          >
            <span className="grid gap-1">
              <span className="font-semibold text-lg">{texts.tiles[key][0]}</span>
              <span className="text-muted text-sm">{texts.tiles[key][1]}</span>
            </span>
            <RightIcon className="mt-1 text-brand" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
