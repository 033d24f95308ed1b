import type {
  Achievement,
  AuditChain,
  AuditEntry,
  Certificate,
  CertificateImport,
  Course,
  FailedMail,
  Gallery,
  Overview,
  PageMeta,
  Restored,
  Review,
  Session,
  TeamMember,
  ToKnow,
  User,
} from "contract"

// One record of each kind, for the API's description. People and numbers are invented.

const updatedAt = "2026-11-16T04:30:00.000Z"

export const certificate: Certificate = {
  _id: "019a8f3e-6c1d-7b52-9e04-3d1f6a7c8b90",
  candidateName: "মেহজাবিন চৌধুরী",
  candidateEmail: "mehjabin.c@example.com",
  certificationName: "Ethical Hacking Professional",
  batchNo: "0007",
  certificationNo: "PRH-0007-0012",
  status: "active",
  updatedAt,
}

export const course: Course = {
  _id: "019a8f3e-6c1d-7b52-9e04-51b2c3d4e5f6",
  route: "ওয়েব-নিরাপত্তা",
  title: "ওয়েব অ্যাপ্লিকেশন নিরাপত্তা",
  description: "ওয়েবসাইটের দুর্বলতা খুঁজে বের করা ও সারানো শিখুন।<br>প্রতি শুক্র ও শনিবার সন্ধ্যায় ক্লাস।",
  thumbnail: "https://images.example.com/web-security.webp",
  category: "সাইবার নিরাপত্তা",
  level: "Intermediate",
  price: 15000,
  discount: 20,
  instructorName: "Tanvir Hasan Rafi",
  instructorPhoto: "https://images.example.com/tanvir.webp",
  instructorBio: "দশ বছর ধরে ব্যাংক ও টেলিকম খাতে নিরাপত্তা পরীক্ষা করছেন।",
  instructorEmail: "tanvir.rafi@example.com",
  registrationLink: "https://forms.example.com/web-security",
  curriculum: "প্রথম সপ্তাহ: HTTP ও ব্রাউজার<br>দ্বিতীয় সপ্তাহ: OWASP Top 10",
  index: 3,
  isHomeShow: true,
  isShow: true,
  updatedAt,
}

export const user: User = {
  _id: "019a8f3e-6c1d-7b52-9e04-7a8b9c0d1e2f",
  name: "সাদিয়া আফরিন ঐশী",
  email: "sadia.oishi@example.com",
  phone: "+880 1712 345678",
  bio: "ঢাকায় নেটওয়ার্ক প্রকৌশলী, এখন নিরাপত্তা শিখছি।",
  role: "student",
  photo: "https://images.example.com/sadia.webp",
  isVerified: true,
  mustChangePassword: false,
  createdAt: "2026-02-21T10:05:00.000Z",
  updatedAt,
  userAgent: ["Mozilla/5.0 (Linux; Android 15) Chrome/141.0 Mobile"],
}

export const session: Session = {
  _id: "019a8f3e-6c1d-7b52-9e04-0f1e2d3c4b5a",
  userAgent: "Mozilla/5.0 (Linux; Android 15) Chrome/141.0 Mobile",
  address: "203.0.113.24",
  createdAt: "2026-11-01T08:15:00.000Z",
  lastSeenAt: updatedAt,
  isCurrent: true,
}

export const review: Review = {
  _id: "019a8f3e-6c1d-7b52-9e04-8c7d6e5f4a3b",
  name: user.name,
  email: user.email,
  rating: 4.5,
  comment: "হাতে-কলমে শেখার সুযোগ ছিল, প্রশিক্ষক প্রতিটি প্রশ্নের উত্তর দিয়েছেন।",
  photo: user.photo,
  isHomeShow: true,
  updatedAt,
}

export const achievement: Achievement = {
  _id: "019a8f3e-6c1d-7b52-9e04-2b3c4d5e6f70",
  image: "https://images.example.com/award.webp",
  title: "বর্ষসেরা প্রশিক্ষণ প্রতিষ্ঠান ২০২৫",
  description: "জাতীয় তথ্যপ্রযুক্তি সম্মেলনে দেওয়া পুরস্কার।",
  updatedAt,
}

export const gallery: Gallery = {
  _id: "019a8f3e-6c1d-7b52-9e04-6f5e4d3c2b1a",
  image: "https://images.example.com/khulna.webp",
  title: "খুলনায় সপ্তম ব্যাচের ক্লাস",
  updatedAt,
}

export const teamMember: TeamMember = {
  _id: "019a8f3e-6c1d-7b52-9e04-9d8c7b6a5f4e",
  serial: 1,
  photo: "https://images.example.com/farhana.webp",
  name: "ফারহানা ইয়াসমিন",
  email: "farhana.y@example.com",
  designation: "প্রধান প্রশিক্ষক",
  phone: "০১৭০০-০০০০০০",
  facebookLink: "https://social.example.com/farhana",
  twitterLink: "",
  linkedinLink: "https://work.example.com/in/farhana",
  instagramLink: "",
  updatedAt,
}

export const toKnow: ToKnow = {
  _id: "019a8f3e-6c1d-7b52-9e04-4e5f60718293",
  playlist_thumbnail: "https://images.example.com/networks.webp",
  title: "নেটওয়ার্কের গোড়ার কথা",
  playlist_link: "https://videos.example.com/playlist/networks",
  updatedAt,
}

export const auditEntry: AuditEntry = {
  _id: "019a8f3e-6c1d-7b52-9e04-a1b2c3d4e5f6",
  position: 128,
  at: updatedAt,
  actorId: "019a8f3e-6c1d-7b52-9e04-000102030405",
  actor: "admin@example.com",
  action: "certificate.update",
  recordId: certificate._id,
  record: certificate.certificationNo,
  details: '{"changed":{"status":["active","inactive"]}}',
  address: "203.0.113.7",
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/144.0",
  previousHash: "5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef",
  hash: "9b74c9897bac770ffc029102a200c5de6c1ff3a1f2f0a3e1f0c7b6a5d4e3f201",
}

/** The first page of a list of 24. */
export const pageMeta: PageMeta = {
  total: 24,
  from: 1,
  to: 10,
  page: 1,
  pages: 3,
  hasPrevPage: false,
  hasNextPage: true,
}

export const failedMail: FailedMail = {
  _id: "019a8f3e-6c1d-7b52-9e04-b1c2d3e4f506",
  recipient: "no-such-person@example.com",
  subject: "Confirm your email address for Prohori",
  lastError: "550 5.1.1 No such mailbox",
  createdAt: updatedAt,
  canRetry: true,
}

export const overview: Overview = {
  weeks: Array.from({ length: 12 }, (_, week) => new Date(Date.UTC(2026, 7, 24 + 7 * week, 18)).toISOString()),
  counts: [
    { kind: "user", total: 1240, weekly: [18, 22, 19, 31, 27, 24, 40, 38, 35, 41, 29, 12] },
    { kind: "certificate", total: 860, weekly: [0, 0, 45, 0, 0, 0, 52, 0, 0, 0, 38, 0] },
    { kind: "review", total: 96, weekly: [1, 0, 3, 2, 0, 1, 4, 2, 1, 0, 3, 1] },
    { kind: "course", total: 14, weekly: [0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0] },
  ],
  closedOnHome: [{ _id: course._id, title: course.title }],
  failedMails: { count: 1, retryable: 1, latest: [failedMail] },
  unverifiedUsers: 37,
  health: {
    fault: "none",
    storage: { freeBytes: 31_400_000_000, totalBytes: 53_700_000_000, isLow: false },
    checkedAt: updatedAt,
  },
  demo: { count: 91, edited: 1, validCertificate: "PRH-0001-0001" },
  anomalies: [
    { kind: "failedSignIns", count: 14, account: user.email, address: "", fault: "", lastAt: updatedAt },
    { kind: "deletions", count: 31, account: auditEntry.actor, address: "", fault: "", lastAt: updatedAt },
  ],
}

export const certificateImport: CertificateImport = {
  _id: "019a8f3e-6c1d-7b52-9e04-c1d2e3f40516",
  at: updatedAt,
  actor: auditEntry.actor,
  created: 52,
  left: 51,
}

export const chain: AuditChain = {
  entries: 128,
  fault: "",
  checkedAt: updatedAt,
  lastHash: auditEntry.hash,
  signature: "valid",
  signedFrom: 1,
}

export const restored: Restored = { kind: "course", _id: course._id, record: course.title, restored: 1, skipped: 0 }
