import { createReview, deleteReview, getAllReviews, getReview } from "contract"
import { type DashboardFeature, record } from "#dashboard/feature.ts"
import { paths } from "#paths.ts"
import { StarIcon } from "#ui/image/menu-icons.tsx"

const name = { en: "Reviews", bn: "রিভিউ" }

export const reviewPage = { path: paths.review, label: { en: "Review", bn: "রিভিউয়ের পাতা" }, needs: getReview }

export const review = {
  screens: [
    { path: paths.manageReviews, label: name, needs: getAllReviews, order: 60, icon: StarIcon },
    {
      path: paths.myReview,
      label: { en: "My Review", bn: "আমার রিভিউ" },
      needs: createReview,
      order: 120,
      icon: StarIcon,
      isNotForOffice: true,
    },
  ],
  record: record(
    "review",
    { list: getAllReviews, delete: deleteReview },
    {
      name,
      path: paths.manageReviews,
      page: reviewPage,
      isSearchedByServer: true,
      title: ({ name }) => name,
      detail: ({ comment }) => comment.slice(0, 80),
      actions: {
        create: { en: "Review submitted", bn: "রিভিউ জমা" },
        update: { en: "Review changed", bn: "রিভিউ বদল" },
        delete: { en: "Review deleted", bn: "রিভিউ মোছা" },
        export: { en: "Reviews exported", bn: "রিভিউ এক্সপোর্ট" },
        restore: { en: "Review restored", bn: "রিভিউ ফিরিয়ে আনা" },
      },
      fields: {
        rating: { en: "rating", bn: "রেটিং" },
        halfStars: { en: "rating", bn: "রেটিং" },
        comment: { en: "comment", bn: "মন্তব্য" },
        reply: { en: "reply", bn: "জবাব" },
        editedAt: { en: "edited", bn: "সম্পাদনার সময়" },
      },
    },
  ),
} satisfies DashboardFeature
