import type { AccountFiles } from "#contracts/account/account-files";
import { dayOf } from "#contracts/us-days";
import { sentWithLabels } from "#contracts/vocabulary/uploads";
import { paths } from "~/paths";
import Day from "~/ui/page/day";

type OwnFile = AccountFiles["items"][number];

export const ownFilePages = {
  path: paths.yourData,
  order: ["page"],
  nouns: { one: "photo or receipt", many: "photos and receipts" },
} as const;

const kindOf = ({ purpose }: OwnFile) => (purpose === "bed-photo" ? "Photo" : "Receipt");

/** What somebody sent, each with a picture and a link that saves it; of a PDF or a tall receipt one for each part. */
export default function OwnFiles({ files }: { files: readonly OwnFile[] }) {
  return (
    <ul className="own-files">
      {files.map((file, index) => (
        <li key={`${file.id}-${index}`} className="stack stack--tight">
          <a href={paths.ownFile(file.id, 1)}>
            <img
              src={paths.ownFile(file.id, 1)}
              alt={`${kindOf(file)} for ${file.name}, larger`}
              width={file.width}
              height={file.height}
              loading="lazy"
            />
          </a>
          <p className="small soft any-break">
            {kindOf(file)}. {sentWithLabels[file.sent_with]} <bdi>{file.name}</bdi>, <Day iso={file.uploaded_at} />
          </p>
          <p className="small cluster">
            {Array.from({ length: file.pages }, (_, page) => (
              <SaveLink key={page} file={file} page={page + 1} />
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

function SaveLink({ file, page }: { file: OwnFile; page: number }) {
  const name = [kindOf(file).toLowerCase(), dayOf(new Date(file.uploaded_at)), file.id.slice(0, 6), page].join("-");
  return (
    <a href={paths.ownFile(file.id, page)} download={`${name}.webp`}>
      {file.pages === 1 ? "Save this picture" : `Save part ${page} of ${file.pages}`}
      <span className="visually-hidden">
        {" "}
        of the {kindOf(file).toLowerCase()} for <bdi>{file.name}</bdi>
      </span>
    </a>
  );
}
