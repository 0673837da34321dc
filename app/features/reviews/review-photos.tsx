import type { ShownPhoto } from "#contracts/uploads";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";
import Picture from "~/ui/picture";

interface ReviewPhotosProps {
  photos: readonly ShownPhoto[];
  /** Of whoever took them, and of the bed: for readers who don't see them. */
  author: string | null;
  bed: string;
}

/** Photos that came with a review; each leads to itself, larger. */
export default function ReviewPhotos({ photos, author, bed }: ReviewPhotosProps) {
  return (
    <ul className="review-photos" aria-label={formatCount(photos.length, "photo", "photos")}>
      {photos.map(({ id, width, height }, index) => (
        <li key={id}>
          <a href={paths.imageOf(paths.photo(id), 1920, 75)}>
            <Picture
              src={paths.photo(id)}
              width={width}
              height={height}
              alt={`Photo ${index + 1} of the ${bed}, by ${author ?? "its owner"}, larger`}
              sizes="(min-width: 40rem) 12rem, 30vw"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
