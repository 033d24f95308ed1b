import { type CreateCertificate, dhakaDay } from "contract"
import { newCertificate } from "#db/records/certificate-row.ts"

const courses = {
  hacking: "Ethical Hacking Professional",
  web: "ওয়েব অ্যাপ্লিকেশন নিরাপত্তা",
  soc: "Security Operations Analyst",
  forensics: "ডিজিটাল ফরেনসিক",
} as const

// Invented people. Two full batches, so that the list has several pages and names in both alphabets.
const candidates: [name: string, mail: string, course: keyof typeof courses][] = [
  ["Nusrat Jahan Mim", "nusrat.mim", "hacking"],
  ["Rakibul Karim", "rakibul.k", "web"],
  ["মেহজাবিন চৌধুরী", "mehjabin.c", "web"],
  ["আরিফুল ইসলাম শুভ", "ariful.shuvo", "web"],
  ["Farhana Yasmin", "farhana.y", "soc"],
  ["সাদিয়া আফরিন ঐশী", "sadia.oishi", "hacking"],
  ["Mahmudul Hasan Joy", "mahmudul.joy", "forensics"],
  ["তাসনিম জারা", "tasnim.zara", "soc"],
  ["Tanvir Hasan Rafi", "tanvir.rafi", "hacking"],
  ["ঋতুপর্ণা দাস", "rituparna.d", "forensics"],
  ["Shakil Ahmed Pranto", "shakil.pranto", "hacking"],
  ["উম্মে হাবিবা", "umme.habiba", "hacking"],
  ["Anika Tabassum", "anika.t", "soc"],
  ["জুবায়ের রহমান", "jubayer.r", "web"],
  ["Priyanka Chakma", "priyanka.c", "soc"],
  ["কামরুল হাসান", "kamrul.hasan", "hacking"],
  ["Sumaiya Akter Riya", "sumaiya.riya", "web"],
  ["শ্রাবন্তী সরকার", "srabanti.s", "forensics"],
  ["Imran Hossain Khan", "imran.khan", "hacking"],
  ["লাবণ্য ত্রিপুরা", "labanya.t", "soc"],
  ["Rezwan Kabir", "rezwan.kabir", "web"],
  ["ফাতেমা তুজ জোহরা", "fatema.tz", "hacking"],
  ["Ashraful Alam Siam", "ashraful.siam", "forensics"],
  ["কৃষ্ণা রাণী বিশ্বাস", "krishna.b", "web"],
]

const four = (value: number) => String(value).padStart(4, "0")

export const inputs: CreateCertificate[] = candidates.map(([candidateName, mail, course], index) => {
  const batch = four(index < candidates.length / 2 ? 1 : 2)
  const serial = four((index % (candidates.length / 2)) + 1)
  return {
    candidateName,
    candidateEmail: `${mail}@example.com`,
    certificationName: courses[course],
    batchNo: batch,
    certificationNo: `PRH-${batch}-${serial}`,
  }
})

/** A revoked certificate, to show how it looks. Its holder has no review. */
const revokedNumber = "PRH-0001-0002"

const revoked = () => ({
  status: "inactive" as const,
  withdrawnAt: new Date().toISOString(),
  withdrawalReason: "Issued by mistake",
})

const dayMs = 24 * 60 * 60 * 1000

/** Each batch has its day, before the first sample review. */
const daysAgo: Record<string, number> = { "0001": 270, "0002": 180 }
const issuedOn = ({ batchNo }: CreateCertificate) => dhakaDay(Date.now() - (daysAgo[batchNo] ?? 0) * dayMs)

export const rows = () =>
  inputs.map((input) => ({
    ...newCertificate({ ...input, issuedOn: issuedOn(input) }),
    ...(input.certificationNo === revokedNumber && revoked()),
  }))
