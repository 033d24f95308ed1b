import {
  createReview,
  deleteReview,
  getAllReviews,
  PublicReview,
  Review,
  ReviewsOnHomeChanged,
  updateReview,
} from "contract"
import { conflict } from "#errors.ts"
import { example, type RecordResource } from "#resources/resource.ts"
import { lockAuthor, newReview, reviewRoutes } from "#resources/review/routes.ts"

const exampleReview: Review = {
  _id: "019a8f3e-6c1d-7b52-9e04-8c7d6e5f4a3b",
  userId: "019a8f3e-6c1d-7b52-9e04-7a8b9c0d1e2f",
  name: "সাদিয়া আফরিন ঐশী",
  email: "sadia.oishi@example.com",
  rating: 4.5,
  comment: "হাতে-কলমে শেখার সুযোগ ছিল, প্রশিক্ষক প্রতিটি প্রশ্নের উত্তর দিয়েছেন।",
  photo: "https://images.example.com/sadia.webp",
  isHomeShow: true,
  updatedAt: "2026-11-16T04:30:00.000Z",
}

export const review: RecordResource<"review"> = {
  kind: "review",
  calls: { list: getAllReviews, create: createReview, update: updateReview, delete: deleteReview },
  routes: reviewRoutes,
  examples: [
    example(Review, exampleReview),
    example(PublicReview, exampleReview),
    example(ReviewsOnHomeChanged, {
      changed: 8,
      already: 2,
      skipped: [],
      remaining: 0,
      next: "",
      undo: [{ isHomeShow: false, versions: [{ _id: exampleReview._id, updatedAt: exampleReview.updatedAt }] }],
    }),
  ],
  bodies: {
    updateReview: { rating: exampleReview.rating },
    changeReviewsOnHome: { isHomeShow: true, filter: { stars: 5 } },
    deleteReviews: { records: [{ _id: exampleReview._id, updatedAt: exampleReview.updatedAt }] },
  },
  responses: { createReview: { data: { ...exampleReview, isHomeShow: false } } },
  takenSince: "reviewedAgain",
  restore: async (trx, recorded) => {
    const author = await lockAuthor(trx, recorded.userId)
    if (!author) throw conflict("authorGone")
    const { searchText } = newReview({ comment: recorded.comment }, author)
    return { ...recorded, searchText }
  },
}
