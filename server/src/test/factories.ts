import { randomUUID } from "node:crypto"
import type {
  CreateAchievement,
  CreateCertificate,
  CreateCourse,
  CreateGallery,
  CreateTeamMember,
  CreateToKnow,
} from "contract"
import { newCertificate } from "#db/records/certificate-row.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"

// Factories for complete form inputs; a test passes only the fields that matter to it.

export function aCertificate(some: Partial<CreateCertificate> = {}): CreateCertificate {
  return {
    candidateName: "Nusrat Jahan",
    candidateEmail: "nusrat@example.com",
    certificationName: "Ethical Hacking Professional",
    batchNo: "0001",
    certificationNo: `T-${randomUUID()}`,
    ...some,
  }
}

const laterColumns = ["foldedNumber", "latinName", "issuedOn", "expiresOn", "hours", "skills", "mark"]
laterColumns.push("withdrawnAt", "withdrawalReason", "withdrawalNote", "version", "correctedAt", "correctionReason")
laterColumns.push("indexedSince", "lastWithdrawnAt", "numberSeen")

/** The row of a certificate in a database from before some columns were added. */
export function anOldCertificate(some: Partial<CreateCertificate> = {}): CertificateRow {
  const columns = Object.entries(newCertificate(aCertificate(some)))
  return Object.fromEntries(columns.filter(([column]) => !laterColumns.includes(column))) as CertificateRow
}

export function aCourse(some: Partial<CreateCourse> = {}): CreateCourse {
  return {
    route: `course-${randomUUID()}`,
    title: "নৈতিক হ্যাকিং",
    description: "প্রথম লাইন<br>Second line",
    instructorEmail: "tanvir@example.com",
    instructorName: "Tanvir Hasan",
    instructorBio: "Teaches since 2015",
    level: "Beginner",
    thumbnail: "https://example.com/thumbnail.png",
    category: "Ethical hacking",
    price: 12500,
    discount: 20,
    registrationLink: "https://example.com/register",
    curriculum: "Week 1<br>Networks",
    ...some,
  }
}

export function anAchievement(some: Partial<CreateAchievement> = {}): CreateAchievement {
  return { image: "https://example.com/award.png", title: "National award", description: "For 2025", ...some }
}

export function aGallery(some: Partial<CreateGallery> = {}): CreateGallery {
  return { image: "https://example.com/class.png", title: "A class in Khulna", ...some }
}

export function aTeamMember(some: Partial<CreateTeamMember> = {}): CreateTeamMember {
  return {
    photo: "https://example.com/farhana.png",
    name: "Farhana Yasmin",
    email: "farhana@example.com",
    designation: "Analyst",
    phone: "+8801700000000",
    facebookLink: "https://example.com/code",
    twitterLink: "",
    linkedinLink: "",
    instagramLink: "",
    ...some,
  }
}

export function aToKnow(some: Partial<CreateToKnow> = {}): CreateToKnow {
  return {
    playlist_thumbnail: "https://example.com/playlist.png",
    title: "নেটওয়ার্কের গোড়ার কথা",
    playlist_link: "https://example.com/playlist",
    ...some,
  }
}
