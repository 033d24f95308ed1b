import {
  type Call,
  deleteAchievement,
  deleteCertificate,
  deleteCourse,
  deleteGallery,
  deleteQuestion,
  deleteReview,
  deleteTeam,
  deleteToKnow,
  deleteUser,
  type RecordKind,
} from "contract"

/** A role that may delete a kind of record may restore it. */
export const deleteCalls = {
  user: deleteUser,
  certificate: deleteCertificate,
  course: deleteCourse,
  question: deleteQuestion,
  review: deleteReview,
  gallery: deleteGallery,
  achievement: deleteAchievement,
  toKnow: deleteToKnow,
  team: deleteTeam,
} satisfies Record<RecordKind, Call>
