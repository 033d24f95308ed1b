import type { CreateTeamMember } from "contract"
import { demoImage } from "#resources/demo/demo-image.ts"

type Links = { code?: string; others?: string; linkedin?: string; medium?: string }

// Invented people; the form calls facebookLink GitHub, twitterLink Others and instagramLink Medium.
const members: [key: string, name: string, designation: string, extension: string, links: Links][] = [
  ["nafisa", "ড. নাফিসা রহমান", "প্রতিষ্ঠাতা ও প্রধান নির্বাহী", "021", { linkedin: "nafisa", medium: "nafisa" }],
  ["tanvir", "তানভীর মাহমুদ", "প্রধান প্রশিক্ষক, এথিক্যাল হ্যাকিং", "022", { code: "tanvir", linkedin: "tanvir" }],
  ["sharmin", "শারমিন সুলতানা", "প্রশিক্ষক, ওয়েব ও মোবাইল নিরাপত্তা", "", { code: "sharmin", medium: "sharmin" }],
  ["anik", "অনিক চাকমা", "SOC টিম লিড", "024", { linkedin: "anik", others: "anik" }],
  ["rafid", "রাফিদ হাসান", "ডিজিটাল ফরেনসিক বিশেষজ্ঞ", "", { linkedin: "rafid" }],
  ["sudipta", "সুদীপ্তা ঘোষ", "প্রশিক্ষক, নেটওয়ার্ক ও ক্লাউড", "", { code: "sudipta", linkedin: "sudipta", medium: "sudipta" }],
  ["jannat", "জান্নাতুল ফেরদৌস", "সমন্বয়ক, ফেমিনা ও অ্যাম্বাসেডর প্রোগ্রাম", "027", { others: "jannat" }],
  ["imtiaz", "ইমতিয়াজ কবির", "শিক্ষার্থী সহায়তা", "028", {}],
]

const english: Record<string, CreateTeamMember["en"]> = {
  nafisa: { name: "Dr. Nafisa Rahman", designation: "Founder and CEO" },
  tanvir: { name: "Tanvir Mahmud", designation: "Lead instructor, ethical hacking" },
  sharmin: { name: "Sharmin Sultana", designation: "Instructor, web and mobile security" },
  anik: { name: "Anik Chakma", designation: "SOC team lead" },
  rafid: { name: "Rafid Hasan", designation: "Digital forensics specialist" },
  sudipta: { name: "Sudipta Ghosh", designation: "Instructor, networks and cloud" },
  jannat: { name: "Jannatul Ferdous", designation: "Coordinator, Femina and the ambassador programme" },
  imtiaz: { name: "Imtiaz Kabir", designation: "Student support" },
}

export const inputs: CreateTeamMember[] = members.map(
  ([key, name, designation, extension, { code, others, linkedin, medium }]) => ({
    photo: demoImage(`team-${key}`),
    name,
    email: `${key}@prohori.example`,
    designation,
    phone: extension && `+8809600000${extension}`,
    facebookLink: code ? `https://github.example/${code}` : "",
    twitterLink: others ? `https://example.com/people/${others}` : "",
    linkedinLink: linkedin ? `https://linkedin.example/in/${linkedin}` : "",
    instagramLink: medium ? `https://medium.example/@${medium}` : "",
    en: english[key],
  }),
)
